import { QuireError } from "../index.js";
import { envelope } from "./envelope.js";
import { isOrigin } from "./origin.js";

/** A message to send: its type and cloneable fields. */
export interface OutgoingMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Sends a message to a window. The browser delivers it only while the window shows a page of `origin`.
 * @throws QuireError `gate/target` if `origin` is not an exact origin. "*" is none.
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
