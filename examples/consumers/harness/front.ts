import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

export interface Front {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves an application and the API that it calls under one origin, as in production.
 * @param files the application's built files, or the origin of its own server
 * @param site the site with the reference API
 */
export async function openFront(files: string, site: string, port: string): Promise<Front> {
  const isServer = files.startsWith("http");
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://consumer");
    if (/^\/(api|service|authenticate|logout)(\/|$)/.test(pathname)) passOn(site, incoming, outgoing);
    else if (isServer) passOn(files, incoming, outgoing);
    else sendFile(join(files, getFile(pathname)), outgoing);
  });
  await new Promise<void>((done) => server.listen(Number(port), "127.0.0.1", done));
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns the file of an address: "/article" is the page article.html. */
function getFile(pathname: string): string {
  const path = normalize(pathname === "/" ? "/index" : pathname);
  return extname(path) ? path : `${path}.html`;
}

function sendFile(file: string, outgoing: ServerResponse): void {
  if (!existsSync(file) || !statSync(file).isFile()) outgoing.writeHead(404).end("Nothing here.");
  else
    outgoing.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" }).end(readFileSync(file));
}

function passOn(server: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(server + url, { method, headers }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
  });
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}
