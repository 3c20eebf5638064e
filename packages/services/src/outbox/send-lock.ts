import { jsonText, ownWindow, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { inOneTab } from "../session/index.js";
import type { WriteOwner } from "./handlers.js";
import { getPageId } from "./page-id.js";

/** Names of locks and leases. Writes of the user and of the cart do not wait for each other. */
const NAMES = { reader: "outbox", cart: "outbox-cart" } as const;

/** Milliseconds that a lease is valid, which is longer than any call. */
const LEASE_DURATION_MS = 65_000;
const LEASE_CHECK_MS = 200;

const LeaseSchema = v.object({ owner: v.string(), until: v.number() });

/** Runs `task` while no other tab sends. It uses a lock, or a lease if the browser has no locks (on plain http). */
export async function withSendLock(task: () => Promise<void>, of: WriteOwner = "reader"): Promise<void> {
  if ((navigator as Partial<Navigator>).locks) return withLock(task, of); // Only secure contexts have locks.
  while (isHeldByAnotherPage(of)) await new Promise((resolve) => setTimeout(resolve, LEASE_CHECK_MS));
  try {
    pageStorage().set(leaseKey(of), jsonText({ owner: getPageId(), until: Date.now() + LEASE_DURATION_MS }));
    await task();
  } finally {
    dropLease(of);
  }
}

/** Ends this page's lease early, so that the next page need not wait for its expiry. */
export function dropLease(of: WriteOwner): void {
  if (!isHeldByAnotherPage(of)) pageStorage().remove(leaseKey(of));
}

/** Releases the lock on pagehide, because the browser may keep the page. A started task continues. */
async function withLock(task: () => Promise<void>, of: WriteOwner): Promise<void> {
  const controller = new AbortController();
  const left = new Promise((resolve) =>
    ownWindow.addEventListener("pagehide", resolve, { signal: controller.signal }),
  );
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun = task();
    return Promise.race([begun, left]);
  };
  try {
    // The browser refuses the lock to a sandboxed page, which shares its storage with no other tab.
    await inOneTab(NAMES[of], begin).catch(() => begun ?? begin());
    await begun;
  } finally {
    controller.abort();
  }
}

const leaseKey = (of: WriteOwner) => `quire:${NAMES[of]}-lease`;

/** Returns true if another page holds the lease. Two pages that take it at once send the same idempotency key. */
function isHeldByAnotherPage(of: WriteOwner): boolean {
  try {
    const { owner, until } = v.parse(LeaseSchema, parseJson(pageStorage().get(leaseKey(of)) ?? ""));
    const left = until - Date.now();
    return owner !== getPageId() && left > 0 && left <= LEASE_DURATION_MS;
  } catch {
    return false; // The lease is missing or corrupt.
  }
}
