import { trackContent } from "../analytics/index.js";
import { callOnce } from "../client/index.js";
import { type ItemFailure, unsaveItem as unsaveRow } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type Send, sendInBatches } from "./bulk.js";
import type { ItemToSave } from "./filing.js";
import { canEdit } from "./folder-model.js";
import { loadFolders } from "./folders-store.js";
import { itemsIn } from "./items-in.js";
import { saveItem, unsaveItem } from "./save-item.js";
import type { LibraryFailure, SaveOutcome } from "./save-outcome.js";
import { publishSaved } from "./saved-store.js";
import { getFolders } from "./saves-handler.js";

/** Largest number of items that an undo restores. It sends one save for each item (content-7.12). */
const MAX_UNDO_ITEMS = 100;

/** Ids of the items that an undo has restored, and of those that it could not restore. */
export interface RestoredItems {
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/** Outcome of discarding many items. */
export type DiscardOutcome = (
  | { readonly kind: "done"; readonly done: readonly string[]; readonly failed: readonly ItemFailure[] }
  /** There is no connection: each item is discarded once there is one. */
  | { readonly kind: "waiting" }
  | LibraryFailure
) & {
  /** Saves the discarded items again in their folders. Only for up to 100 items that all have an address. */
  readonly undo?: (() => Promise<RestoredItems>) | undefined;
};

/**
 * Discards items: '{n} item(s) removed from My Library'. Without a connection each item waits in the outbox, and shows as
 * discarded at once.
 * @param discarded the items. An item without an address cannot be restored
 * @param onProgress called with the number of processed items
 */
export async function discardItems(
  discarded: readonly ItemToSave[],
  onProgress?: (count: number) => void,
): Promise<DiscardOutcome> {
  const items = new Map(discarded.map((item) => [item.id, item]));
  const canUndo = items.size <= MAX_UNDO_ITEMS && discarded.every(({ url }) => url);
  if (navigator.onLine === false) return discardLater([...items.values()], canUndo);
  const lists = new Map<string, readonly string[]>();
  const send: Send = async (id) => {
    const signal = sessionSignal();
    if (canUndo) for (const [one, ids] of await foldersBefore(id, signal)) lists.set(one, ids);
    return callOnce(unsaveRow, { body: { id }, signal });
  };
  const outcome = await sendInBatches("discard", [...items.keys()], [], send, onProgress);
  if (outcome.kind !== "done") return outcome;
  publishSaved(outcome.done, false);
  for (const id of outcome.done) trackContent({ action: "discard", id });
  const removedItems = outcome.done.flatMap((id) => items.get(id) ?? []);
  const saveAgain = (item: ItemToSave) => saveItem({ ...item, listIds: [...(lists.get(item.id) ?? [])] });
  return {
    ...outcome,
    ...(canUndo && removedItems.length > 0 && { undo: () => restoreItems(removedItems, saveAgain) }),
  };
}

async function discardLater(items: readonly ItemToSave[], canUndo: boolean): Promise<DiscardOutcome> {
  const outcomes = new Map<string, SaveOutcome>();
  const discard = async (item: ItemToSave) =>
    outcomes.set(item.id, await unsaveItem(item.id, canUndo ? item : undefined));
  await Promise.all(items.map(discard));
  for (const outcome of outcomes.values()) if (outcome.kind === "sign-in-needed") return outcome;
  const takeBack = async ({ id }: ItemToSave) => {
    const outcome = outcomes.get(id);
    return outcome && "undo" in outcome ? outcome.undo?.() : undefined;
  };
  return { kind: "waiting", ...(canUndo && { undo: () => restoreItems(items, takeBack) }) };
}

async function restoreItems(
  items: readonly ItemToSave[],
  saveAgain: (item: ItemToSave) => Promise<SaveOutcome | undefined>,
): Promise<RestoredItems> {
  const done: string[] = [];
  const failed: string[] = [];
  const bring = async (item: ItemToSave) => {
    const kind = (await saveAgain(item))?.kind;
    (kind === "done" || kind === "waiting" ? done : failed).push(item.id);
  };
  await Promise.all(items.map(bring));
  return { done, failed };
}

/**
 * Returns the folders of each item, for an undo. It requests either the items or the folders, whichever are
 * fewer. A failed request counts as no folder.
 */
async function foldersBefore(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folders = (await loadFolders()).folders.filter(canEdit);
  if (ids.length <= folders.length) {
    const requests = ids.map(async (id) => [id, await getFolders(id, signal)] as const);
    return new Map(await Promise.all(requests));
  }
  const found = new Map(ids.map((id) => [id, [] as string[]]));
  const requests = folders.map(async ({ id }) => {
    for (const item of (await itemsIn(id, signal)) ?? []) found.get(item)?.push(id);
  });
  await Promise.all(requests);
  return found;
}
