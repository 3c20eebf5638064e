import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import { createServer as createSecureServer } from "node:https";
import { connect, createServer as createSocketServer, type Server, type Socket } from "node:net";
import { selfSigned } from "./certificate.js";

const TLS_HANDSHAKE = 0x16;

/** A page of any origin, with the response headers that its test needs. */
export interface StrangePage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on one port for every host name, such as `https://quire.test`. */
export interface HostFront {
  readonly port: number;
  /** Pages for addresses without a server, such as "https://evil.test/". */
  readonly pages: Map<string, StrangePage>;
  /** The server behind each origin, such as "https://quire.test" → "http://localhost:4173". */
  readonly servers: Map<string, string>;
  /** Origins of `servers` that get and set no cookie, as in a browser that blocks theirs. */
  readonly withoutCookies: Set<string>;
  close(): Promise<void>;
}

/**
 * Listens on one local port for every host name, with and without TLS. Requests for the origins of `servers`
 * are forwarded with unchanged headers. Other addresses return what a test has put into `pages`.
 */
export async function openHostFront(): Promise<HostFront> {
  const pages = new Map<string, StrangePage>();
  const servers = new Map<string, string>();
  const withoutCookies = new Set<string>();
  const respond =
    (scheme: string): RequestListener =>
    (incoming, outgoing) => {
      const origin = `${scheme}://${incoming.headers.host}`;
      const server = servers.get(origin);
      if (server) passOn(server, incoming, outgoing, withoutCookies.has(origin));
      else answer(pages.get(origin + incoming.url), outgoing);
    };
  const plain = createServer(respond("http"));
  const secure = createSecureServer(selfSigned("quire.test"), respond("https"));
  const ports = { plain: await listen(plain), secure: await listen(secure) };
  const sockets = new Set<Socket>();
  const front = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.once("data", (first: Buffer) => {
      join(socket, connect(first[0] === TLS_HANDSHAKE ? ports.secure : ports.plain), first);
    });
  });
  return {
    port: await listen(front),
    pages,
    servers,
    withoutCookies,
    async close() {
      for (const socket of sockets) socket.destroy();
      plain.closeAllConnections();
      secure.closeAllConnections();
      await Promise.all([front, plain, secure].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

/** Pipes two sockets into each other. When one closes, the other is closed too. */
function join(outside: Socket, inside: Socket, first: Buffer): void {
  inside.on("error", () => outside.destroy());
  outside.on("error", () => inside.destroy());
  inside.on("close", () => outside.destroy());
  outside.on("close", () => inside.destroy());
  inside.write(first);
  outside.pipe(inside).pipe(outside);
}

function passOn(
  server: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isWithoutCookies: boolean,
): void {
  const { method, headers, url } = incoming;
  if (isWithoutCookies) delete headers.cookie;
  const onward = request(server + url, { method, headers }, (answered) => {
    if (isWithoutCookies) delete answered.headers["set-cookie"];
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
    answered.on("error", () => outgoing.destroy());
  });
  onward.on("error", () => outgoing.destroy());
  outgoing.on("close", () => onward.destroy());
  incoming.pipe(onward);
}

function answer(page: StrangePage | undefined, outgoing: ServerResponse): void {
  const headers = { "content-type": "text/html; charset=utf-8", ...page?.headers };
  outgoing.writeHead(page ? 200 : 404, headers).end(page?.html ?? "Nothing here.");
}
