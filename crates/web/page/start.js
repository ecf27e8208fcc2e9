// The page says which module has it.
const { script, module, texts } = document.body.dataset;
const it = await import(script);
await it.default({ module_or_path: module });
it.start(texts);
// Offline from the second visit on, where the browser allows it.
navigator.serviceWorker?.register("/service.js").catch(() => {});
