import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
/** Brotli quality: 11 for stored files, 4 for responses that are compressed for each request, and for tests. */
export type Quality = 4 | 11;
type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the best encoding that the browser accepts. */
export function acceptedEncoding(request: Request): Encoding {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

export function encode(body: Bytes, encoding: Encoding, quality: Quality): Bytes {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return Uint8Array.from(gzipSync(body, { level: quality === 11 ? 9 : 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Uint8Array.from(brotliCompressSync(body, { params }));
}
