import { Worker } from "node:worker_threads";
import { QuireError } from "@quire/core";
import type { Answer, Painted, PaintRequest } from "./painted.js";

interface Waiting {
  resolve(painted: Painted): void;
  reject(reason: unknown): void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let count = 0;

/** Renders a widget in a worker thread with a simulated page. The worker does not keep the process alive. */
export function paint(request: PaintRequest): Promise<Painted> {
  worker ??= startWorker();
  const id = count++;
  const usedWorker = worker;
  usedWorker.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    usedWorker.postMessage({ id, request });
  });
}

function startWorker(): Worker {
  // Uses the built worker and built packages, even if this module runs from source, because Node runs workers
  // unchanged.
  const made = new Worker(new URL("../dist/worker.js", import.meta.url), { execArgv: [] });
  made.on("message", settleRequest);
  made.on("error", (cause) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  });
  return made;
}

function settleRequest(answer: Answer): void {
  const one = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (waiting.size === 0) worker?.unref();
  if ("painted" in answer) one?.resolve(answer.painted);
  else one?.reject(new QuireError(answer.failure.code, answer.failure.message));
}
