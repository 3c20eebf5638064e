import { callOnce } from "../client/index.js";
import { addToFolders, type ItemFailure } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { type LibraryFailure, toLibraryFailure } from "./save-outcome.js";

/** Outcome of a bulk action: the successful ids, and each failure. */
export type BulkOutcome =
  | { readonly kind: "done"; readonly done: readonly string[]; readonly failed: readonly ItemFailure[] }
  | LibraryFailure;

/** Maximum number of ids in one call. */
const MAX_COUNT = 200;

/** Adds saved items to folders: '{n} item(s) added to folders'. An item is done when no folder failed. */
export function addItemsToFolders(ids: readonly string[], listIds: readonly string[]): Promise<BulkOutcome> {
  return sendInBatches("add", ids, listIds, (itemId) =>
    callOnce(addToFolders, { body: { itemId, listIds: [...listIds] }, signal: sessionSignal() }),
  );
}

export type Send = (ids: string[]) => Promise<{ readonly failed: readonly ItemFailure[] }>;

/** Sends a bulk action in parts. Simultaneous calls with the same arguments share one run. */
export function sendInBatches(
  what: string,
  ids: readonly string[],
  listIds: readonly string[],
  send: Send,
  onProgress?: (count: number) => void,
): Promise<BulkOutcome> {
  const callKey = JSON.stringify(["bulk", what, ids, listIds]);
  return dedupe(callKey, () => getOutcome([...new Set(ids)], send, onProgress));
}

async function getOutcome(
  ids: readonly string[],
  send: Send,
  onProgress?: (count: number) => void,
): Promise<BulkOutcome> {
  try {
    const failed = await sendParts(ids, send, onProgress);
    const bad = new Set(failed.map(({ itemId }) => itemId));
    return { kind: "done", done: ids.filter((id) => !bad.has(id)), failed };
  } catch (error) {
    return toLibraryFailure(error);
  }
}

/** Handles the error of a later part. It may throw, so that everything is retried. */
export type HandleError = (error: unknown) => void;

/**
 * Sends items in parts of the maximum size. If a later part fails, its items and the remaining ones count as
 * failed.
 * @param onDone called with the number of sent items after each part
 * @returns the failures
 * @throws RequestError if the first part fails, or a later one for which `judge` throws
 */
export async function sendParts(
  ids: readonly string[],
  send: (
    ids: string[],
    part: number,
  ) => Promise<{
    readonly failed: readonly ItemFailure[];
  }>,
  onDone: (count: number) => void = () => {},
  judge: HandleError = () => {},
): Promise<ItemFailure[]> {
  const failed: ItemFailure[] = [];
  for (let start = 0; start < ids.length; start += MAX_COUNT) {
    try {
      failed.push(...(await send(ids.slice(start, start + MAX_COUNT), start / MAX_COUNT)).failed);
      onDone(Math.min(start + MAX_COUNT, ids.length));
    } catch (error) {
      if (start === 0) throw error;
      judge(error);
      const failure = toLibraryFailure(error);
      failed.push(...ids.slice(start).map((itemId) => toItemFailure(itemId, failure)));
      break;
    }
  }
  return failed;
}

function toItemFailure(itemId: string, { kind }: LibraryFailure): ItemFailure {
  return { itemId, listId: "", code: kind, message: "" };
}
