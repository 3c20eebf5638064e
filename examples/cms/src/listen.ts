import type { ServerOptions } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { requestLimits } from "@quire/example-reference-api";
import type { Hono } from "hono";

/** A request handler. Its second argument contains Node's own request and response. */
export type Fetch = (request: Request, env: Parameters<Hono["fetch"]>[1]) => Response | Promise<Response>;

export interface Listening {
  /** Origin such as `http://localhost:4173`. The server also answers for every other host name. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Another program uses the requested port. */
export class PortTakenError extends Error {
  override readonly name = "PortTakenError";

  constructor(
    readonly port: number,
    readonly site: string,
    cause: unknown,
  ) {
    super(`Port ${port} is taken, so ${site} can't be served there.`, { cause });
  }
}

/**
 * Listens on a port, where 0 means any free port. Errors use `name`. A request that does not arrive
 * completely within the limits is ended.
 * @throws PortTakenError
 */
export async function listen(
  fetch: Fetch,
  port: number,
  name: string,
  serverOptions: ServerOptions = requestLimits,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch, serverOptions });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(isTaken(error) ? new PortTakenError(port, name, error) : error));
    server.listen(port, resolve);
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    origin: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

function isTaken(error: Error): boolean {
  return "code" in error && error.code === "EADDRINUSE";
}
