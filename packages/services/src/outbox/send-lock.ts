import { jsonText, pageStorage, parseJson } from "@quire/core";
import * as v from "valibot";
import { inOneTab } from "../session/index.js";
import { pageId } from "./page-id.js";

const LEASE_KEY = "quire:outbox-lease";

/** Milliseconds that a lease counts: longer than any call takes. */
const LEASE = 65_000;
const PAUSE = 200;

const LeaseSchema = v.object({ owner: v.string(), until: v.number() });

/** Runs `task` while no other tab sends: by a lock or, where the browser has none (plain http), by a lease. */
export async function withSendLock(task: () => Promise<void>): Promise<void> {
  if ((navigator as Partial<Navigator>).locks) return inOneTab("outbox", task); // Only secure contexts have them.
  while (isTaken()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  try {
    pageStorage().set(LEASE_KEY, jsonText({ owner: pageId(), until: Date.now() + LEASE }));
    await task();
  } finally {
    if (!isTaken()) pageStorage().remove(LEASE_KEY);
  }
}

/** Whether another page holds the lease. Two that take it at once send under one key, which counts once. */
function isTaken(): boolean {
  try {
    const { owner, until } = v.parse(LeaseSchema, parseJson(pageStorage().get(LEASE_KEY) ?? ""));
    const left = until - Date.now();
    return owner !== pageId() && left > 0 && left <= LEASE;
  } catch {
    return false; // There is none, or none that can be read.
  }
}
