import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromSources } from "./from-sources.js";

const SERVER = fileURLToPath(new URL("mortal-server.ts", import.meta.url));

/** A server process with a separate file. It can be killed, and started again on that file. */
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

export function createMortal(chargesUrl = ""): Mortal {
  const folder = mkdtempSync(join(tmpdir(), "quire-"));
  const file = join(folder, "data.sqlite");
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
      child = fork(SERVER, [file, chargesUrl, port], {
        execArgv: [...fromSources],
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
