import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const SERVER = fileURLToPath(new URL("mortal-server.ts", import.meta.url));

/** A server process with its own data file. It can be killed, and started again with that file. */
export interface Mortal {
  /** Path of the data file, for tests that inspect it after a kill. */
  readonly file: string;
  /** Starts the server on the existing data. Resolves with its origin, which never changes. */
  start(): Promise<string>;
  /** Resolves when the process has been killed. */
  killed(): Promise<void>;
  /** Ends the process and deletes its data. */
  close(): Promise<void>;
}

/** Files of the bundled server with their code. */
type Bundle = readonly (readonly [file: string, code: string])[];
let bundled: Promise<Bundle> | undefined;

/** Bundles the server once for all tests. It then starts in a third of the CPU time that its sources need. */
async function bundle(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, resolve: { conditions: ["quire-source", "node"] } },
    build: { ssr: SERVER, write: false, rolldownOptions: { output: { entryFileNames: "server.mjs" } } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one.code] as const] : []));
}

async function writeServer(folder: string): Promise<void> {
  bundled ??= bundle();
  for (const [name, code] of await bundled) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

export function createMortal(chargesUrl = ""): Mortal {
  const folder = mkdtempSync(join(tmpdir(), "quire-"));
  const file = join(folder, "data.sqlite");
  let written: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let port = "0";

  async function killed(): Promise<void> {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  async function stop(): Promise<void> {
    child?.kill("SIGKILL");
    await killed();
  }

  return {
    file,
    killed,
    async start() {
      await stop();
      written ??= writeServer(folder);
      await written;
      child = fork(join(folder, "server.mjs"), [file, chargesUrl, port], {
        execArgv: ["--disable-warning=ExperimentalWarning"],
        env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
      });
      const [actual] = await once(child, "message");
      port = String(actual);
      return `http://localhost:${port}`;
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
