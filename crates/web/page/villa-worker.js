// The builders' thread, asked by text and answered by text.
import load, { think } from "{builders-script}";
const ready = load({ module_or_path: "{builders-module}" });
self.onmessage = async (event) => {
  await ready;
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
