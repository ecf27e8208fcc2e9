// The builders' thread, asked by text and answered by text.
import load, { think } from "{villa-thinker-script}";
const ready = load({ module_or_path: "{villa-thinker-module}" });
self.onmessage = async (event) => {
  await ready;
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
