import { callOnce } from "../client/index.js";
import { addToFolders, type ItemFailure } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { type LibraryFailure, libraryFailure } from "./save-outcome.js";

/** What came of doing something to many: the ids that it was done to, and each failure. */
export type BulkOutcome =
  | { readonly kind: "done"; readonly done: readonly string[]; readonly failed: readonly ItemFailure[] }
  | LibraryFailure;

/** What one call takes at most. */
const MOST = 200;

/** Puts saved items into folders: '{n} item(s) added to folders'. An item counts as done where no folder failed. */
export function addItemsToFolders(ids: readonly string[], listIds: readonly string[]): Promise<BulkOutcome> {
  return inParts("add", ids, listIds, (itemId) =>
    callOnce(addToFolders, { body: { itemId, listIds: [...listIds] }, signal: sessionSignal() }),
  );
}

export type Send = (ids: string[]) => Promise<{ readonly failed: readonly ItemFailure[] }>;

/** Asked for twice at once, it is done once. */
export function inParts(
  what: string,
  ids: readonly string[],
  listIds: readonly string[],
  send: Send,
  onProgress?: (count: number) => void,
): Promise<BulkOutcome> {
  const wish = JSON.stringify(["bulk", what, ids, listIds]);
  return dedupe(wish, () => outcomeOf([...new Set(ids)], send, onProgress));
}

async function outcomeOf(
  ids: readonly string[],
  send: Send,
  onProgress?: (count: number) => void,
): Promise<BulkOutcome> {
  try {
    const failed = await sendParts(ids, send, onProgress);
    const bad = new Set(failed.map(({ itemId }) => itemId));
    return { kind: "done", done: ids.filter((id) => !bad.has(id)), failed };
  } catch (error) {
    return libraryFailure(error);
  }
}

/** Of a later part's error: it may throw, so that the whole is tried again. */
export type Judge = (error: unknown) => void;

/**
 * Sends items in parts, as many as one call takes. Where a later part fails, what was done before is said, and the rest
 * counts as failed.
 * @throws RequestError where the first part fails, or a later one that `judge` throws for
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
  judge: Judge = () => {},
): Promise<ItemFailure[]> {
  const failed: ItemFailure[] = [];
  for (let start = 0; start < ids.length; start += MOST) {
    try {
      failed.push(...(await send(ids.slice(start, start + MOST), start / MOST)).failed);
      onDone(Math.min(start + MOST, ids.length));
    } catch (error) {
      if (start === 0) throw error;
      judge(error);
      const failure = libraryFailure(error);
      failed.push(...ids.slice(start).map((itemId) => unsent(itemId, failure)));
      break;
    }
  }
  return failed;
}

function unsent(itemId: string, { kind }: LibraryFailure): ItemFailure {
  return { itemId, listId: "", code: kind, message: "" };
}
