import { spawn } from "node:child_process";
import { join } from "node:path";
import { getFreePort } from "../../../tools/test/get-free-port.mjs";

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Runs a server of an application on the port `env.PORT`, or on a free one, until it prints that port.
 * @param main its script, below the application's folder
 * @param args its arguments. `PORT` stands for the port
 */
export async function runServer(
  folder: string,
  main: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const port = env["PORT"] ?? String(await getFreePort());
  const child = spawn(
    process.execPath,
    [join(folder, main), ...args.map((arg) => (arg === "PORT" ? port : arg))],
    {
      cwd: folder,
      env: { ...process.env, ...env, HOST: "localhost", PORT: port, NO_COLOR: "1" },
    },
  );
  await new Promise<void>((resolve, reject) => {
    let printed = "";
    const read = (data: Buffer) => {
      printed += data;
      if (printed.includes(`:${port}`)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`${main} ended: ${printed}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}
