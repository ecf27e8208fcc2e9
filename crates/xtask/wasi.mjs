// Runs a WebAssembly test program (target wasm32-wasip1) under node: `node wasi.mjs ROOT PROGRAM ARGS…`.
// The program sees the files below ROOT by their own names, and what is below the current folder by relative ones.
import { readFile } from "node:fs/promises";
import { argv, cwd, env, exit } from "node:process";
import { WASI } from "node:wasi";

const [, , root, program, ...args] = argv;
const preopens = { [root]: root, ".": cwd() };
const wasi = new WASI({ version: "preview1", args: [program, ...args], env, preopens, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
try {
  exit(wasi.start(instance));
} catch (trap) {
  // A panic, whose message the program has printed itself.
  console.error(`${program}: ${trap.message}`);
  exit(1);
}
