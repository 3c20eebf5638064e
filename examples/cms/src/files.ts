import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { acceptedEncoding, type Encoding, encode, type Quality } from "./encoding.js";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".woff2": "font/woff2",
};

const FOR_EVER = "public, max-age=31536000, immutable";

/** Returns the file of a path, or undefined if the path names no file. */
export type Locate = (path: string) => string | undefined;

export interface FileServerOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Paths whose content never changes, because their names include a hash or a version. */
  readonly immutable?: RegExp;
  /** Compression quality; 11 by default. */
  readonly quality?: Quality;
}

/** Returns the response for a path, or undefined if there is no such file. */
export type FileServer = (path: string, request: Request) => Response | undefined;

interface StoredFile {
  /** Milliseconds since 1970. A file with another time is read again. */
  readonly changed: number;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** Serves files: compressed once per version, revalidated by ETag, and cached for ever if the name allows it. */
export function createFileServer(locate: Locate, options: FileServerOptions = {}): FileServer {
  const stored = new Map<string, StoredFile>();
  return (path, request) => {
    const file = locate(path);
    const status = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
    if (file === undefined || !status?.isFile()) return undefined;
    const known = stored.get(file);
    const entry = known?.changed === status.mtimeMs ? known : read(file, status.mtimeMs);
    stored.set(file, entry);
    const cacheControl = options.immutable?.test(path) ? FOR_EVER : "public, no-cache";
    const headers = { "Cache-Control": cacheControl, ...options.headers };
    return answer(entry, extname(file), headers, request, options.quality ?? 11);
  };
}

/** Locates files below one folder, never above it. */
export function below(folder: string): Locate {
  const start = join(folder, sep);
  return (path) => {
    const file = join(start, path);
    return file.startsWith(start) && !path.includes("\0") ? file : undefined;
  };
}

/** Answers with a picture made at run time. It is the same for every user, and cached for a day. */
export function answerPicture(svg: string, request: Request): Response {
  const entry = describe(new TextEncoder().encode(svg), 0);
  return answer(entry, ".svg", { "Cache-Control": "public, max-age=86400" }, request, 4);
}

function read(file: string, changed: number): StoredFile {
  return describe(Uint8Array.from(readFileSync(file)), changed);
}

function describe(body: Uint8Array<ArrayBuffer>, changed: number): StoredFile {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { changed, etag: `W/"${hash}"`, body, encoded: new Map() };
}

function answer(
  entry: StoredFile,
  extension: string,
  more: Record<string, string>,
  request: Request,
  quality: Quality,
) {
  const headers = new Headers({
    "Content-Type": contentTypes[extension] ?? "application/octet-stream",
    "X-Content-Type-Options": "nosniff",
    ETag: entry.etag,
    Vary: "Accept-Encoding",
    ...more,
  });
  if (request.headers.get("If-None-Match")?.includes(entry.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = extension === ".woff2" ? "identity" : acceptedEncoding(request);
  const body = encodedBody(entry, encoding, quality);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function encodedBody(entry: StoredFile, encoding: Encoding, quality: Quality): Uint8Array<ArrayBuffer> {
  const body = entry.encoded.get(encoding) ?? encode(entry.body, encoding, quality);
  entry.encoded.set(encoding, body);
  return body;
}
