import { createStore, type StoreApi } from "zustand/vanilla";
import { announce } from "../dom/announce.js";
import { ownDocument } from "../dom/unshadowed.js";
import { pageSingleton } from "./runtime.js";

/** Lets keyboard users reach a notice from anywhere on the page. */
export const NOTICE_SHORTCUT = "F8";

/** Tone of a message. */
export type Tone = "info" | "success" | "error";

export interface ToastMessage {
  readonly message: string;
  readonly tone: Tone;
}

interface ToastState {
  /** The latest message, or undefined after its toast has closed. */
  readonly latest: ToastMessage | undefined;
}

/** Store of the last message. */
export function toastStore(): StoreApi<ToastState> {
  return pageSingleton("toast-message", () => createStore<ToastState>()(() => ({ latest: undefined })));
}

/** Shows a message in a toast, and announces it, when no widget of the page shows it. */
export function notify(message: string, tone: Tone = "info"): void {
  announce(message, tone === "error" ? "assertive" : "polite");
  toastStore().setState({ latest: { message, tone } });
  ensureToast();
}

/** Adds a toast to the page if it has none. Its code loads only then. */
export function ensureToast(): void {
  const known = ":is(quire-toast, [data-quire-widget='toast'])";
  if (!ownDocument.querySelector(known)) ownDocument.body.append(ownDocument.createElement("quire-toast"));
}
