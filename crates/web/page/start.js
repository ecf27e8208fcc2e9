import load, { start } from "{script}";
load({ module_or_path: "{module}" }).then(() => start('{texts}'));
// Offline from the second visit on, where the browser allows it.
navigator.serviceWorker?.register("/service.js").catch(() => {});
