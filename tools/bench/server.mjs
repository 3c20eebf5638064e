import { createHash, X509Certificate } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { createServer } from "node:https";
import { extname, join, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { selfSigned } from "../../examples/cms/e2e/harness/certificate.ts";
import { filesBelow } from "../workspace.mjs";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A domain that Quire treats as production. On localhost, Quire also checks the page for its author. */
const DOMAIN = "example.com";

/** HTTP/2 forbids the headers of a connection. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * Serves hosts over HTTPS, with one port for HTTP/1.1 and one for HTTP/2. A host has its pages, the baselines' files and
 * its build under /quire/, each compressed once with brotli. Every other path goes to the host's site with the
 * reference API.
 */
export async function openServer() {
  /** Subdomain → `{ files, cdn, site }`. */
  const hosts = new Map();
  const compressed = new Map();

  function compress(key, content) {
    if (!compressed.has(key)) compressed.set(key, brotliCompressSync(content));
    return compressed.get(key);
  }

  const answer = (incoming, response) => {
    const authority = incoming.authority ?? incoming.headers.host;
    const { files, cdn, site } = hosts.get(authority.split(".")[0]);
    const { pathname } = new URL(incoming.url, "https://bench");
    const content = files.get(pathname) ?? readBuilt(cdn, pathname);
    if (content === undefined) return forward(incoming, response, { site, authority });
    response.writeHead(200, {
      "content-type": TYPES[extname(pathname)] ?? TYPES[".html"],
      "content-encoding": "br",
      "cache-control": "max-age=600",
    });
    response.end(compress(cdn + pathname, content));
  };

  const identity = selfSigned(DOMAIN);
  const servers = { http1: createServer(identity, answer), http2: createSecureServer(identity, answer) };
  for (const server of Object.values(servers)) await new Promise((resolve) => server.listen(0, resolve));
  const ports = Object.fromEntries(
    Object.entries(servers).map(([protocol, server]) => [protocol, String(server.address().port)]),
  );
  return {
    /** Adds a host. Its files are compressed now, because that would delay its first visitor. */
    addHost(name, host) {
      hosts.set(name, host);
      for (const [path, content] of host.files) compress(host.cdn + path, content);
      for (const file of filesBelow(host.cdn))
        if (/\.(js|css)$/.test(file))
          compress(`${host.cdn}/quire/${relative(host.cdn, file)}`, readFileSync(file));
    },
    ports: Object.values(ports),
    /** Flags with which Chromium finds the hosts on this machine and trusts their certificate. */
    browserArgs: [
      `--host-resolver-rules=MAP *.${DOMAIN} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${hashKey(identity.cert)}`,
    ],
    getOrigin: (host, protocol = "http1") => `https://${host}.${DOMAIN}:${ports[protocol]}`,
    close: () =>
      Promise.all(Object.values(servers).map((server) => new Promise((resolve) => server.close(resolve)))),
  };
}

const hashKey = (cert) =>
  createHash("sha256")
    .update(new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");

function readBuilt(cdn, path) {
  const file = join(cdn, path.slice("/quire/".length));
  return path.startsWith("/quire/") && existsSync(file) && statSync(file).isFile()
    ? readFileSync(file)
    : undefined;
}

/** Passes a request on as a proxy that ends HTTPS. */
function forward(incoming, response, { site, authority }) {
  const { method, headers, url } = incoming;
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));
  const outgoing = request(
    new URL(url, site),
    { method, headers: { ...passed, host: authority, "x-forwarded-proto": "https" } },
    (answered) => {
      const kept = Object.entries(answered.headers).filter(([name]) => !OF_CONNECTION.has(name));
      response.writeHead(answered.statusCode, Object.fromEntries(kept));
      answered.pipe(response);
    },
  );
  outgoing.on("error", () => response.writeHead(502).end());
  response.on("close", () => outgoing.destroy());
  incoming.pipe(outgoing);
}
