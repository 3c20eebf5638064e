import { idempotencyKey } from "@quire/core";
import { trackContent } from "../analytics/index.js";
import { acquireKey, isRefusal, keepKey } from "../client/index.js";
import { cancelQueued, type OutboxOutcome, write } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { deleteFolder, type FolderInput } from "./edit-folder.js";
import type { Filing, FilingResult, ItemToSave } from "./filing.js";
import { getSubject } from "./item-subject.js";
import { unsaveItem } from "./save-item.js";
import { toLibraryFailure } from "./save-outcome.js";
import { handleSaves } from "./saves-handler.js";

/** Outcome of a filing. */
export type FilingOutcome = FilingEnd & {
  /**
   * Reverts the filing. `undefined` if the earlier state is unknown, or nothing was done. Resolves to true on
   * success.
   */
  readonly undo?: (() => Promise<boolean>) | undefined;
};

type FilingEnd =
  | Exclude<FilingResult, { kind: "not-filed" }>
  /** There is no connection. The filing is stored, and sent once there is one. */
  | { readonly kind: "waiting" }
  /** `retry` does only the remaining steps, with the same keys. */
  | (Extract<FilingResult, { kind: "not-filed" }> & { retry(): Promise<FilingOutcome> });

/** The folders that an item is added to, including a new one, and those that it is removed from. */
export interface ItemFiling {
  readonly item: ItemToSave;
  /** Ids of folders. */
  readonly add: readonly string[];
  readonly remove?: readonly string[];
  readonly newFolder?: FolderInput | undefined;
  /** True if the item is already saved, so its fields stay. `undefined` if unknown; then there is no undo. */
  readonly isSaved?: boolean | undefined;
}

/**
 * Saves an item, adds it to folders and a new folder, and removes it from others. It is one write of the outbox, which
 * waits without a connection. Simultaneous calls with the same arguments share one write.
 * @example
 * const outcome = await fileItem({ item, add: ["12"], isSaved: true });
 */
export function fileItem({ item, add, remove = [], newFolder, isSaved }: ItemFiling): Promise<FilingOutcome> {
  const { id, url } = item;
  const steps = { ids: [id], add: [...add], remove: [...remove], ...(!isSaved && { save: item }) };
  return dedupeFiling({ ...steps, ...newFolderPart(newFolder) }, async (filing) => {
    const outcome = await file(filing, getSubject(id));
    if (outcome.kind === "done" || outcome.kind === "waiting") {
      trackContent({ action: isSaved ? "organize" : "save", id, ...(url && { url }) });
    }
    if (outcome.kind !== "done" || isSaved === undefined) return outcome;
    return { ...outcome, undo: () => revertFiling(filing, outcome.folder?.id) };
  });
}

/** Returns the part of a filing that describes the new folder. */
export function newFolderPart(folder: FolderInput | undefined): Pick<Filing, "newFolder"> {
  if (!folder) return {};
  return { newFolder: { name: folder.name.trim(), description: folder.description?.trim() ?? "" } };
}

/** Sends a filing through the outbox, which continues it on the next page. */
export async function file(filing: Filing, subject: string): Promise<FilingOutcome> {
  handleSaves();
  const outcome = await write({ action: "file", subject, data: filing });
  if (outcome?.kind === "waiting") {
    return { kind: "waiting", undo: () => cancelQueued(outcome.key) };
  }
  const result = getResult(outcome);
  if (result.kind !== "not-filed") return result;
  const { folder } = result;
  return { ...result, retry: () => file({ ...filing, ...(folder && { folder }) }, subject) };
}

function getResult(outcome: Exclude<OutboxOutcome, { kind: "waiting" }> | undefined): FilingResult {
  if (!outcome) return { kind: "not-filed", isSaved: false, why: { kind: "sign-in-needed" } };
  if (outcome.kind === "failed") {
    return { kind: "not-filed", isSaved: false, why: toLibraryFailure(outcome.error) };
  }
  // `sendFiling` returns this type.
  return outcome.answer as FilingResult;
}

/** Reverts a filing, and deletes the folder that it has created. @returns true on success */
async function revertFiling({ save, ids: [id = ""], add, remove }: Filing, made?: string): Promise<boolean> {
  const isUndone = save
    ? await isDiscarded(id)
    : await isFiled({ ids: [id], add: remove, remove: add }, getSubject(id));
  if (isUndone && made !== undefined) return (await deleteFolder(made)).kind === "done";
  return isUndone;
}

async function isDiscarded(id: string): Promise<boolean> {
  const { kind } = await unsaveItem(id);
  return kind === "done" || kind === "waiting";
}

/** Adds saved items to folders and removes them from others, for an undo. @returns true on success */
export async function isFiled(
  steps: Pick<Filing, "ids" | "add" | "remove">,
  subject: string,
): Promise<boolean> {
  const { kind } = await file({ key: idempotencyKey(), ...steps }, subject);
  return kind === "done" || kind === "waiting";
}

/** Dedupes a filing. A filing that is repeated after an unknown outcome keeps its key. */
export function dedupeFiling(
  steps: Omit<Filing, "key">,
  act: (filing: Filing) => Promise<FilingOutcome>,
): Promise<FilingOutcome> {
  const filingText = JSON.stringify(steps);
  return dedupe(`file ${filingText}`, async () => {
    const again = { place: `file ${steps.ids}`, way: filingText, contents: null };
    const key = acquireKey(again);
    const outcome = await act({ ...steps, key });
    if (isOpen(outcome)) keepKey(again, key);
    return outcome;
  });
}

/** Returns true if the outcome of a step is unknown. */
function isOpen(outcome: FilingOutcome): boolean {
  return "why" in outcome && outcome.why.kind === "failed" && !isRefusal(outcome.why.error);
}
