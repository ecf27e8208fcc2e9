import load, { start } from "{script}";
load({ module_or_path: "{module}" }).then(start);
