// Villa Paletti is a module of its own, which only its pages load.
const pages = () => import("{script}").then((it) => [it, "{module}", '{texts}']);
const villa = () => import("{villa-script}").then((it) => [it, "{villa-module}", '{villa-texts}']);
const [it, module, texts] = await (/^\/villa(\/|$)/.test(location.pathname) ? villa : pages)();
await it.default({ module_or_path: module });
it.start(texts);
// Offline from the second visit on, where the browser allows it.
navigator.serviceWorker?.register("/service.js").catch(() => {});
