// The bot's thread, asked by text and answered by text. A game's net comes along the first time; without it a simple
// player answers.
import load, { lacks, learn, think } from "{thinker-script}";
const NETS = {nets};
const ready = load({ module_or_path: "{thinker-module}" });
const coming = {};
const fetched = async (name) => {
  const file = await fetch(NETS[name]).catch(() => null);
  if (file && file.ok) learn(name, new Uint8Array(await file.arrayBuffer()));
  delete coming[name];
};
self.onmessage = async (event) => {
  await ready;
  const name = lacks(event.data);
  if (name) await (coming[name] ??= fetched(name));
  const answer = think(event.data);
  if (answer) self.postMessage(answer);
};
