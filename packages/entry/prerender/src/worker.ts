import { parentPort } from "node:worker_threads";
import { isQuireError, runtime } from "@quire/core";
import { declareWidget, widgetNames } from "./declared-widgets.js";
import { paint } from "./paint.js";
import type { Answer, Asked } from "./painted.js";
import { NOWHERE, simulatePage } from "./simulated-page.js";

/** Paints what it is asked to, one after the other: each in a page of its own. */
function answer({ id, request }: Asked): Answer {
  const notes: string[] = [];
  console.error = (...said: unknown[]) => notes.push(said.map(String).join(" "));
  try {
    return { id, painted: { ...paint(request), notes } };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { code: isQuireError(error) ? error.code : "widget/failed", message } };
  }
}

/** Ids of what stands in the light DOM are none that the page itself comes to. */
const FIRST_ID = 1_000_000;

// Work of a widget may end after its page is gone. Its errors have no effect.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
if (parentPort) {
  // As they do on a server: what is declared once there is a page would be elements.
  await Promise.all(widgetNames.map(declareWidget));
  const page = simulatePage();
  runtime().nextId = FIRST_ID;
  parentPort.on("message", (asked: Asked) => {
    page.go(asked.request.address ?? NOWHERE);
    parentPort?.postMessage(answer(asked));
  });
}
