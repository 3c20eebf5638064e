import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Returns a port of this machine that no program uses now.
 * @returns {Promise<number>}
 */
export async function getFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("The system gave no port.");
  return address.port;
}
