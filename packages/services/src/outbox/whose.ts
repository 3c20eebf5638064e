import { pageStorage } from "@quire/core";
import { getUser, OWNER_KEY, sessionStore } from "../session/index.js";
import { getBelonging, outboxHandlers, type WriteOwner } from "./handlers.js";
import type { OutboxEntry } from "./outbox-entry.js";
import type { Sender } from "./sender.js";

/** Owner of a guest's writes. They belong to the cart, which the next user of this browser gets. */
const GUEST = "";

/** Returns the id of the user who owns a new write; `undefined` if it needs an account and no user is known. */
export function getWriteOwner(of: WriteOwner): string | undefined {
  const session = sessionStore().getState();
  if (of === "reader") return getUser(session)?.id;
  // Until the session has loaded, the last user of this browser is assumed.
  if (session.status === "unknown") return pageStorage().get(OWNER_KEY) ?? GUEST;
  return getUser(session)?.id ?? GUEST;
}

/** Returns true if the entry belongs to the current user or a guest. Entries of other users are never sent. */
export function isOwn({ reader }: OutboxEntry): boolean {
  return reader === getWriteOwner("cart") || reader === GUEST;
}

/** Returns true if the entry has a handler here, and belongs to the current user or is awaited on this page. */
export function isSendable(entry: OutboxEntry, { of, pendingResolvers }: Sender): boolean {
  if (!outboxHandlers().has(entry.action) || getBelonging(entry.action) !== of) return false;
  if (of === "reader") return entry.reader === getWriteOwner(of);
  return isOwn(entry) || pendingResolvers.has(entry.key);
}
