import { type ContentAction, trackContent } from "../analytics/index.js";
import { cancelQueued, type OutboxOutcome, write } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { subjectOf } from "./item-subject.js";
import type { ItemToSave } from "./item-to-save.js";
import { libraryFailure, type SaveOutcome } from "./save-outcome.js";
import { isSavedThere } from "./saved-store.js";
import { type Discarded, handleSaves, type Saved } from "./saves-handler.js";

/**
 * Saves an item, into the folders of `item.listIds` too. It shows as saved at once; asked for twice, it is one save.
 * What was saved before stays as it is, and cannot be undone: that would discard it.
 */
export function saveItem(item: ItemToSave): Promise<SaveOutcome> {
  const { id, url } = item;
  return dedupe(`save ${JSON.stringify(item)}`, async () => {
    const outcome = await send("save", id, item);
    const undo = wasSaved(id, outcome) ? undefined : () => takenBack(outcome, () => unsaveItem(id, item));
    return resultOf(outcome, { action: "save", id, ...(url && { url }) }, undo);
  });
}

/**
 * Discards an item, from all folders too. It shows as not saved at once.
 * @param item what is known of it: without, it cannot be undone once it is sent
 */
export function unsaveItem(id: string, item?: ItemToSave): Promise<SaveOutcome> {
  return dedupe(`unsave ${id}`, async () => {
    const outcome = await send("unsave", id, { id, recall: item !== undefined });
    const undo =
      item && (() => takenBack(outcome, () => saveItem({ ...item, listIds: foldersBefore(outcome) })));
    return resultOf(outcome, { action: "unsave", id }, undo);
  });
}

function send(action: "save" | "unsave", id: string, data: unknown): Promise<OutboxOutcome | undefined> {
  handleSaves();
  return write({ action, subject: subjectOf(id), data });
}

function resultOf(
  outcome: OutboxOutcome | undefined,
  action: ContentAction,
  undo: (() => Promise<SaveOutcome>) | undefined,
): SaveOutcome {
  if (outcome === undefined) return { kind: "sign-in-needed" };
  if (outcome.kind === "failed") return libraryFailure(outcome.error);
  trackContent(action);
  return { kind: outcome.kind, undo };
}

/** Cancels a waiting write, or sends its opposite. */
async function takenBack(
  outcome: OutboxOutcome | undefined,
  opposite: () => Promise<SaveOutcome>,
): Promise<SaveOutcome> {
  if (outcome?.kind === "waiting" && (await cancelQueued(outcome.key)))
    return { kind: "done", undo: undefined };
  return opposite();
}

function wasSaved(id: string, outcome: OutboxOutcome | undefined): boolean {
  // The answer is what `saves-handler` has made of it. What waits has not been asked about.
  return outcome?.kind === "done" ? (outcome.answer as Saved).wasSaved : isSavedThere(id) === true;
}

function foldersBefore(outcome: OutboxOutcome | undefined): string[] {
  // The answer is what `saves-handler` has made of it.
  return outcome?.kind === "done" ? [...(outcome.answer as Discarded).listIds] : [];
}
