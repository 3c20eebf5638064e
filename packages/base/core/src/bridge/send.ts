import { QuireError } from "../index.js";
import { envelope } from "./envelope.js";

/** A message to send: its type and cloneable fields. */
export interface OutgoingMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Sends a message to a window. The browser delivers it only while the window shows a page of `origin`.
 * @throws QuireError `gate/target` if `origin` is not an exact origin, such as "*"
 */
export function send(target: MessageEventSource, origin: string, { type, ...fields }: OutgoingMessage): void {
  if (!isOrigin(origin)) {
    throw new QuireError("gate/target", `A "${type}" message was not sent to "${origin}".`, {
      why: "It is not one exact origin, so any page could read the message.",
      fix: 'Name the receiver\'s origin, as "https://partner.example".',
    });
  }
  target.postMessage(envelope(type, fields), { targetOrigin: origin });
}

/**
 * Accepts one exact origin, such as "https://partner.example" or "http://localhost:4174".
 * Paths, wildcards and default ports are refused. So is "null", the origin of every sandboxed frame.
 */
export function isOrigin(value: string): boolean {
  return !value.includes("*") && URL.canParse(value) && new URL(value).origin === value;
}
