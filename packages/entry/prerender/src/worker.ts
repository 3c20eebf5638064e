import { parentPort } from "node:worker_threads";
import { isQuireError, runtime } from "@quire/core";
import { declareWidget, widgetNames } from "./declared-widgets.js";
import { paint } from "./paint.js";
import { type Answer, FIRST_ID, type WorkerRequest } from "./painted.js";
import { DEFAULT_ADDRESS, simulatePage } from "./simulated-page.js";

/** The next id for requests that belong to no page. */
let freeId = FIRST_ID;

/** The engine's message after a stack overflow. Only deeply nested content leads to one. */
const OVERFLOW = /call stack/i;

/** Answers one request, in a page that no other request has used. */
function answerRequest({ id, request }: WorkerRequest): Answer {
  const notes: string[] = [];
  console.error = (...messages: unknown[]) => notes.push(messages.map(String).join(" "));
  const { firstId = freeId } = request;
  runtime().nextId = firstId;
  try {
    const painted = paint(request);
    const { nextId } = runtime();
    if (request.firstId === undefined) freeId = nextId;
    return { id, painted: { ...painted, nextId, notes } };
  } catch (error) {
    clearPage();
    return {
      id,
      failure: { code: isQuireError(error) ? error.code : "widget/failed", message: getWords(error) },
    };
  }
}

/** Removes a widget that failed, so that it does not fail the next one. */
function clearPage(): void {
  try {
    document.body.replaceChildren();
  } catch {
    // Deeply nested content overflows the stack here too, but only after it was removed.
  }
}

function getWords(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return OVERFLOW.test(message) ? "Its content has too many nested elements." : message;
}

// Work of a widget may end after its page is gone, so its errors are ignored.
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
if (parentPort) {
  // Without a DOM, `register` only stores the declarations. With one it would define custom elements.
  await Promise.all(widgetNames.map(declareWidget));
  const page = simulatePage();
  parentPort.on("message", (paintMessage: WorkerRequest) => {
    page.go(paintMessage.request.address ?? DEFAULT_ADDRESS);
    parentPort?.postMessage(answerRequest(paintMessage));
  });
}
