import { createStore, type StoreApi } from "zustand/vanilla";
import { announce } from "./announce.js";
import { pageSingleton } from "./runtime.js";
import { ownDocument } from "./unshadowed.js";

/** Lets keyboard users reach a notice from anywhere on the page. */
export const NOTICE_SHORTCUT = "F8";

/** How a message is meant. */
export type Tone = "info" | "success" | "error";

export interface ToastMessage {
  readonly message: string;
  readonly tone: Tone;
}

interface ToastState {
  /** The latest; `undefined` once its toast has gone. */
  readonly told: ToastMessage | undefined;
}

/** The last announcement. */
export function toastStore(): StoreApi<ToastState> {
  return pageSingleton("told", () => createStore<ToastState>()(() => ({ told: undefined })));
}

/** Tells the reader something that no widget of the page shows: a toast does, and it is announced. */
export function notify(message: string, tone: Tone = "info"): void {
  announce(message, tone === "error" ? "assertive" : "polite");
  toastStore().setState({ told: { message, tone } });
  ensureToast();
}

/** Has a toast on the page. Its code comes with the first one: pages on which nothing can be done load nothing for it. */
export function ensureToast(): void {
  const known = ":is(quire-toast, [data-quire-widget='toast'])";
  if (!ownDocument.querySelector(known)) ownDocument.body.append(ownDocument.createElement("quire-toast"));
}
