import { type ContentAction, trackContent } from "../analytics/index.js";
import { cancelQueued, type OutboxOutcome, write } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import type { ItemToSave } from "./filing.js";
import { getSubject } from "./item-subject.js";
import { type SaveOutcome, toLibraryFailure } from "./save-outcome.js";
import { isSavedThere } from "./saved-store.js";
import { type Discarded, handleSaves, type Saved } from "./saves-handler.js";

/**
 * Saves an item, and adds it to the folders of `item.listIds`. It shows as saved at once. Simultaneous calls share one
 * save. An item that was saved before has no undo, because an undo would discard it.
 */
export function saveItem(item: ItemToSave): Promise<SaveOutcome> {
  const { id, url } = item;
  return dedupe(`save ${JSON.stringify(item)}`, async () => {
    const outcome = await send("save", id, item);
    const undo = wasSaved(id, outcome) ? undefined : () => revertSave(outcome, () => unsaveItem(id, item));
    return getResult(outcome, { action: "save", id, ...(url && { url }) }, undo);
  });
}

/**
 * Discards an item, from all folders too. It shows as not saved at once.
 * @param item the item's data. If omitted, a sent discard has no undo
 */
export function unsaveItem(id: string, item?: ItemToSave): Promise<SaveOutcome> {
  return dedupe(`unsave ${id}`, async () => {
    const outcome = await send("unsave", id, { id, recall: item !== undefined });
    const undo =
      item && (() => revertSave(outcome, () => saveItem({ ...item, listIds: foldersBefore(outcome) })));
    return getResult(outcome, { action: "unsave", id }, undo);
  });
}

function send(action: "save" | "unsave", id: string, data: unknown): Promise<OutboxOutcome | undefined> {
  handleSaves();
  return write({ action, subject: getSubject(id), data });
}

function getResult(
  outcome: OutboxOutcome | undefined,
  action: ContentAction,
  undo: (() => Promise<SaveOutcome>) | undefined,
): SaveOutcome {
  if (outcome === undefined) return { kind: "sign-in-needed" };
  if (outcome.kind === "failed") return toLibraryFailure(outcome.error);
  trackContent(action);
  return { kind: outcome.kind, undo };
}

/** Cancels a waiting write, or sends its opposite. */
async function revertSave(
  outcome: OutboxOutcome | undefined,
  opposite: () => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  if (outcome?.kind === "waiting" && (await cancelQueued(outcome.key)))
    return { kind: "done", undo: undefined };
  return opposite();
}

function wasSaved(id: string, outcome: OutboxOutcome | undefined): boolean {
  // `saves-handler` returns this type. A waiting write has no answer yet.
  return outcome?.kind === "done" ? (outcome.answer as Saved).wasSaved : isSavedThere(id) === true;
}

function foldersBefore(outcome: OutboxOutcome | undefined): string[] {
  // `saves-handler` returns this type.
  return outcome?.kind === "done" ? [...(outcome.answer as Discarded).listIds] : [];
}
