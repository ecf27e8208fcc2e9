// The builders' thread, asked by text and answered by text.
import load, { think } from "{builders-script}";
const ready = load({ module_or_path: "{builders-module}" });
// The page hears of errors only, not of promises that nobody keeps; it then starts another thread.
self.onunhandledrejection = (event) => {
  throw event.reason;
};
self.onmessage = async (event) => {
  await ready;
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
