import { pageStorage } from "@quire/core";
import { OWNER_KEY, sessionStore, userOf } from "../session/index.js";
import { type Belonging, belongingOf, outboxHandlers } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { Sender } from "./sender.js";

/** What a guest asks for is of nobody who has an account: whoever reads here next has the cart that it is about. */
const GUEST = "";

/** Whose wish it is that is asked for now; `undefined` where it needs an account and nobody is known. */
export function askingReader(of: Belonging): string | undefined {
  const session = sessionStore().getState();
  if (of === "reader") return userOf(session)?.id;
  // Before it is known who reads, it is whoever has read here last.
  if (session.status === "unknown") return pageStorage().get(OWNER_KEY) ?? GUEST;
  return userOf(session)?.id ?? GUEST;
}

/** Whether it is of who reads now, or a guest's; of another's nothing is sent, and nothing said. */
export function isOwn({ reader }: OutboxEntry): boolean {
  return reader === askingReader("cart") || reader === GUEST;
}

/** It is for who reads now, or waited for on this page, and the code for it is here. */
export function isSendable(entry: OutboxEntry, { of, pendingResolvers }: Sender): boolean {
  if (!outboxHandlers().has(entry.action) || belongingOf(entry.action) !== of) return false;
  if (of === "reader") return entry.reader === askingReader(of);
  return isOwn(entry) || pendingResolvers.has(entry.key);
}
