import { earlyMessages, ownWindow, perDocument } from "@quire/core";

/** More messages than a host sends before its widgets listen. A flood of messages must not fill the memory. */
const MAX_COUNT = 100;

/**
 * Keeps messages from the page's own origin until a widget listens. It only checks the form of a message. The
 * widget's gate still checks each message.
 */
export function keepMessages(): void {
  perDocument(() => ownWindow.addEventListener("message", storeMessage));
}

function storeMessage(event: MessageEvent<unknown>): void {
  if (event.origin !== origin || typeof Object(event.data).type !== "string") return;
  const messages = earlyMessages().add(event);
  const [oldest] = messages;
  if (oldest && messages.size > MAX_COUNT) messages.delete(oldest);
}
