import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { ApiContext } from "../api-env.js";

// This file is two levels below the example's folder, as source and when built.
const folder = new URL("../../media/", import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  webm: "video/webm",
  m3u8: "application/vnd.apple.mpegurl",
  mp4: "video/mp4",
  m4s: "video/iso.segment",
};

export interface MediaFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Reads a media file. The name may include one folder, that of a stream. */
export function mediaFile(name: string): MediaFile | undefined {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
  if (!type || !/^(?:[a-z]+\/)?[a-z0-9]+\.[a-z0-9]+$/.test(name)) return undefined;
  try {
    return { bytes: new Uint8Array(readFileSync(new URL(name, folder))), type };
  } catch {
    return undefined;
  }
}

/**
 * Answers with the requested range, as a media server does.
 * @param end position at which the connection breaks; later bytes never arrive
 */
export function sendMedia(c: ApiContext, { bytes, type }: MediaFile, end = bytes.length): Response {
  const { start, stop, isPart } = getRange(c.req.header("range"), bytes.length);
  const headers = {
    "Content-Type": type,
    "Content-Length": String(stop - start),
    "Accept-Ranges": "bytes",
    "Cache-Control": "no-store",
    ...(isPart && { "Content-Range": `bytes ${start}-${stop - 1}/${bytes.length}` }),
  };
  const body = stop <= end ? bytes.slice(start, stop) : brokenOff(bytes.slice(start, Math.max(start, end)));
  return c.body(body, isPart ? 206 : 200, headers);
}

function getRange(range: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  const start = Math.min(Number(from ?? 0), size);
  const stop = to ? Math.min(Number(to) + 1, size) : size;
  return { start, stop, isPart: from !== undefined };
}

/** Milliseconds until bytes that were written have reached the client. */
const SENT_BY = 200;

/** Sends these bytes and then breaks the connection. */
function brokenOff(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let isSent = bytes.length === 0;
  return new ReadableStream({
    async pull(controller) {
      // Without this pause the client would receive nothing, not even the headers.
      if (isSent) await pause(SENT_BY);
      if (isSent) controller.error(new Error("The connection broke off, as it was arranged."));
      else controller.enqueue(bytes);
      isSent = true;
    },
  });
}
