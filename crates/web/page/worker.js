// The bot's thread, asked by text and answered by text. The net comes along the first time; without it a simple player
// answers.
import load, { learn, think } from "{thinker-script}";
const ready = load({ module_or_path: "{thinker-module}" }).then(async () => {
  const net = await fetch("{net}").catch(() => null);
  if (net && net.ok) learn(new Uint8Array(await net.arrayBuffer()));
});
self.onmessage = async (event) => {
  await ready;
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
