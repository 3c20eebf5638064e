import { trackContent } from "../analytics/index.js";
import { callOnce } from "../client/index.js";
import { type ItemFailure, unsaveItem as unsaveRow } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { inParts, type Send } from "./bulk.js";
import { foldersBefore } from "./folders-before.js";
import type { ItemToSave } from "./item-to-save.js";
import { saveItem, unsaveItem } from "./save-item.js";
import type { LibraryFailure, SaveOutcome } from "./save-outcome.js";
import { tellSaved } from "./saved-store.js";

/** Saving is one call for each (content-7.12): more than these are not brought back. */
const MOST_BACK = 100;

/** Ids of what is saved again, and of what is not. */
export interface BroughtBack {
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/** What came of discarding many. */
export type DiscardOutcome = (
  | { readonly kind: "done"; readonly done: readonly string[]; readonly failed: readonly ItemFailure[] }
  /** There is no connection; each is kept, and discarded once there is one. */
  | { readonly kind: "waiting" }
  | LibraryFailure
) & {
  /** Saves all that went again, each into its folders: of up to 100 that all have an address. */
  readonly undo?: (() => Promise<BroughtBack>) | undefined;
};

/**
 * Discards many: '{n} item(s) removed from My Library'. Without a connection each waits in the outbox by itself, and
 * shows as discarded at once.
 * @param given what is known of them: what has no address would come back without it
 * @param onProgress is told how many are behind
 */
export async function discardItems(
  given: readonly ItemToSave[],
  onProgress?: (count: number) => void,
): Promise<DiscardOutcome> {
  const items = new Map(given.map((item) => [item.id, item]));
  const canUndo = items.size <= MOST_BACK && given.every(({ url }) => url);
  if (navigator.onLine === false) return discardLater([...items.values()], canUndo);
  const lists = new Map<string, readonly string[]>();
  const send: Send = async (id) => {
    const signal = sessionSignal();
    if (canUndo) for (const [one, ids] of await foldersBefore(id, signal)) lists.set(one, ids);
    return callOnce(unsaveRow, { body: { id }, signal });
  };
  const outcome = await inParts("discard", [...items.keys()], [], send, onProgress);
  if (outcome.kind !== "done") return outcome;
  tellSaved(outcome.done, false);
  for (const id of outcome.done) trackContent({ action: "discard", id });
  const gone = outcome.done.flatMap((id) => items.get(id) ?? []);
  const saveAgain = (item: ItemToSave) => saveItem({ ...item, listIds: [...(lists.get(item.id) ?? [])] });
  return {
    ...outcome,
    ...(canUndo && gone.length > 0 && { undo: () => bringBack(gone, saveAgain) }),
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
  return { kind: "waiting", ...(canUndo && { undo: () => bringBack(items, takeBack) }) };
}

async function bringBack(
  items: readonly ItemToSave[],
  saveAgain: (item: ItemToSave) => Promise<SaveOutcome | undefined>,
): Promise<BroughtBack> {
  const done: string[] = [];
  const failed: string[] = [];
  const bring = async (item: ItemToSave) => {
    const kind = (await saveAgain(item))?.kind;
    (kind === "done" || kind === "waiting" ? done : failed).push(item.id);
  };
  await Promise.all(items.map(bring));
  return { done, failed };
}
