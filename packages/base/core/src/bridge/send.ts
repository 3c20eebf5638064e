import { QuireError } from "../index.js";
import { envelope } from "./envelope.js";
import { isOrigin } from "./origin.js";

/** A message to send: its type, and fields that can be cloned. */
export interface OutgoingMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Sends a message to a window, which gets it only while it shows a page of `origin`: a frame that has
 * gone elsewhere in the meantime hears nothing.
 * @throws QuireError `gate/target` when `origin` is not one exact origin; "*" never is.
 */
export function send(target: MessageEventSource, origin: string, { type, ...fields }: OutgoingMessage): void {
  if (!isOrigin(origin)) {
    throw new QuireError("gate/target", `A "${type}" message was not sent to "${origin}".`, {
      why: "That is not one exact origin, so anybody could read the message.",
      fix: 'Name the receiver\'s origin, as "https://partner.example".',
    });
  }
  target.postMessage(envelope(type, fields), { targetOrigin: origin });
}
