import { idempotencyKey, pageSingleton } from "@quire/core";

/** Returns the id of this page, which differs from other tabs and from earlier pages. */
export function getPageId(): string {
  return pageSingleton("outbox-page", idempotencyKey);
}
