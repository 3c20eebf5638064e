import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../../../tools/chromium.mjs";
import { at } from "../../../tools/workspace.mjs";

export const OUTPUT = at("dist/docs");

/** The path of the site on the test's host. The build does not know it. */
const PATH = "/any/folder/";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
};

function findFile(pathname: string): string | undefined {
  if (!pathname.startsWith(PATH)) return undefined;
  const path = join(OUTPUT, decodeURIComponent(pathname.slice(PATH.length)));
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, "index.html") : path;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Serves the built site below a path, as a static host does, and opens a browser. */
export async function openDocs() {
  const server = createServer((request, response) => {
    const file = findFile(new URL(request.url ?? "/", "http://localhost").pathname);
    response.writeHead(file ? 200 : 404, { "Content-Type": TYPES[extname(file ?? "")] ?? "text/plain" });
    response.end(file ? readFileSync(file) : "Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  return {
    browser,
    site: `http://localhost:${port}${PATH}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
