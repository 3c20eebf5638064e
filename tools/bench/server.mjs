import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * Serves pages, the baselines' files and the build under /quire/, each compressed once with brotli. Every other path
 * goes to the site with the reference API.
 * @param files path → content
 * @param cdn the folder of the build
 * @param site the origin of the site
 */
export async function openServer({ files, cdn, site }) {
  const compressed = new Map();

  function find(path) {
    if (files.has(path)) return files.get(path);
    const file = join(cdn, path.slice("/quire/".length));
    return path.startsWith("/quire/") && existsSync(file) && statSync(file).isFile()
      ? readFileSync(file)
      : undefined;
  }

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url, "http://bench");
    const content = find(pathname);
    if (content === undefined) return forward(incoming, response, site);
    if (!compressed.has(pathname)) compressed.set(pathname, brotliCompressSync(content));
    response.writeHead(200, {
      "content-type": TYPES[extname(pathname)] ?? TYPES[".html"],
      "content-encoding": "br",
      "cache-control": "max-age=600",
    });
    response.end(compressed.get(pathname));
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function forward(incoming, response, site) {
  const { method, headers, url } = incoming;
  const outgoing = request(new URL(url, site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  outgoing.on("error", () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}
