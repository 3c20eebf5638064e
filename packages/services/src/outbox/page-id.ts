import { idempotencyKey, pageSingleton } from "@quire/core";

/** Tells this page from the other tabs, and from the page that was here before. */
export function pageId(): string {
  return pageSingleton("outbox-page", idempotencyKey);
}
