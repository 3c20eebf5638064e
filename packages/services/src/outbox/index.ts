export { cancelQueued, flushOutbox } from "./flush-outbox.js";
export type { OutboxHandler } from "./handlers.js";
export { hasWaiting } from "./has-waiting.js";
export { registerWrites, type Write, write } from "./outbox.js";
export type { OutboxEntry } from "./outbox-entry.js";
export type { OutboxOutcome } from "./outbox-outcome.js";
export { type OutboxState, outboxStore } from "./outbox-store.js";
export { readyToTell } from "./ready-to-tell.js";
export { offerUndo, type UndoOffer, undoStore } from "./undo-store.js";
