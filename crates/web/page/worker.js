// The bot's thread, asked by text and answered by text. A game's net comes along the first time; without it a simple
// player answers.
import load, { add_net, missing_net, think } from "{engine-script}";
const NETS = {nets};
const ready = load({ module_or_path: "{engine-module}" });
const coming = {};
const fetched = async (name) => {
  const file = await fetch(NETS[name]).catch(() => null);
  if (file && file.ok) add_net(name, new Uint8Array(await file.arrayBuffer()));
  delete coming[name];
};
// The page hears of errors only, not of promises that nobody keeps; it then starts another thread.
self.onunhandledrejection = (event) => {
  throw event.reason;
};
self.onmessage = async (event) => {
  await ready;
  const name = missing_net(event.data);
  if (name) await (coming[name] ??= fetched(name));
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
