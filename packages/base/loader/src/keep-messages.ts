import { earlyMessages, ownWindow, perDocument } from "@quire/core";

/** More than a host has to say before its widgets listen; what floods the window does not fill the memory. */
const MOST = 100;

/**
 * Keeps what scripts of the page's own origin say before a widget listens. It looks no further than whether that can
 * be a message to a widget; whether it is one, and is accepted, its gate judges as ever.
 */
export function keepMessages(): void {
  perDocument(() => ownWindow.addEventListener("message", keep));
}

function keep(event: MessageEvent<unknown>): void {
  if (event.origin !== origin || typeof Object(event.data).type !== "string") return;
  const kept = earlyMessages().add(event);
  const [oldest] = kept;
  if (oldest && kept.size > MOST) kept.delete(oldest);
}
