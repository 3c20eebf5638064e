import { idempotencyKey } from "@quire/core";
import { trackContent } from "../analytics/index.js";
import { isRefusal, keepKey, takeKey } from "../client/index.js";
import { cancelQueued, type OutboxOutcome, write } from "../outbox/index.js";
import { dedupe } from "../session/index.js";
import { deleteFolder, type FolderInput } from "./edit-folder.js";
import type { Filing, FilingResult } from "./filing.js";
import { subjectOf } from "./item-subject.js";
import type { ItemToSave } from "./item-to-save.js";
import { unsaveItem } from "./save-item.js";
import { libraryFailure } from "./save-outcome.js";
import { handleSaves } from "./saves-handler.js";

/** What came of filing. */
export type FilingOutcome = FilingEnd & {
  /** Takes it back: `undefined` where it is not known what was before, or nothing was done. */
  readonly undo?: (() => Promise<boolean>) | undefined;
};

type FilingEnd =
  | Exclude<FilingResult, { kind: "not-filed" }>
  /** There is no connection; it is kept, and done once there is one. */
  | { readonly kind: "waiting" }
  /** `retry` does only what is left, under the same keys. */
  | (Extract<FilingResult, { kind: "not-filed" }> & { retry(): Promise<FilingOutcome> });

/** What is wanted of one item: folders that it shall lie in, among them a new one, and folders that it shall leave. */
export interface ItemFiling {
  readonly item: ItemToSave;
  /** Ids of folders. */
  readonly add: readonly string[];
  readonly remove?: readonly string[];
  readonly newFolder?: FolderInput | undefined;
  /** Whether it is saved already: its fields then stay as they are. Where that is not known, it cannot be undone. */
  readonly isSaved?: boolean | undefined;
}

/**
 * Saves an item to folders, the new one among them, and takes it out of others: one step for the reader, which waits
 * where there is no connection.
 */
export function fileItem({ item, add, remove = [], newFolder, isSaved }: ItemFiling): Promise<FilingOutcome> {
  const { id, url } = item;
  const wish = { ids: [id], add: [...add], remove: [...remove], ...(!isSaved && { save: item }) };
  return once({ ...wish, ...folderWish(newFolder) }, async (filing) => {
    const outcome = await file(filing, subjectOf(id));
    if (outcome.kind === "done" || outcome.kind === "waiting") {
      trackContent({ action: isSaved ? "organize" : "save", id, ...(url && { url }) });
    }
    if (outcome.kind !== "done" || isSaved === undefined) return outcome;
    return { ...outcome, undo: () => takenBack(filing, outcome.folder?.id) };
  });
}

/** The part of a wish that names the new folder. */
export function folderWish(folder: FolderInput | undefined): Pick<Filing, "newFolder"> {
  if (!folder) return {};
  return { newFolder: { name: folder.name.trim(), description: folder.description?.trim() ?? "" } };
}

/** Has it done in its turn, also after the page has gone. */
export async function file(filing: Filing, subject: string): Promise<FilingOutcome> {
  handleSaves();
  const outcome = await write({ action: "file", subject, data: filing });
  if (outcome?.kind === "waiting") {
    return { kind: "waiting", undo: () => cancelQueued(outcome.key) };
  }
  const result = resultOf(outcome);
  if (result.kind !== "not-filed") return result;
  const { folder } = result;
  return { ...result, retry: () => file({ ...filing, ...(folder && { folder }) }, subject) };
}

function resultOf(outcome: Exclude<OutboxOutcome, { kind: "waiting" }> | undefined): FilingResult {
  if (!outcome) return { kind: "not-filed", isSaved: false, why: { kind: "sign-in-needed" } };
  if (outcome.kind === "failed") {
    return { kind: "not-filed", isSaved: false, why: libraryFailure(outcome.error) };
  }
  // The answer is what `sendFiling` has made of it.
  return outcome.answer as FilingResult;
}

/** Everything as it was, the folder that was made for it gone again. */
async function takenBack({ save, ids: [id = ""], add, remove }: Filing, made?: string): Promise<boolean> {
  const isUndone = save
    ? await isDiscarded(id)
    : await isFiled({ ids: [id], add: remove, remove: add }, subjectOf(id));
  if (isUndone && made !== undefined) return (await deleteFolder(made)).kind === "done";
  return isUndone;
}

async function isDiscarded(id: string): Promise<boolean> {
  const { kind } = await unsaveItem(id);
  return kind === "done" || kind === "waiting";
}

/** Puts saved items into folders and takes them out of others, to undo something. */
export async function isFiled(
  wish: Pick<Filing, "ids" | "add" | "remove">,
  subject: string,
): Promise<boolean> {
  const { kind } = await file({ key: idempotencyKey(), ...wish }, subject);
  return kind === "done" || kind === "waiting";
}

/** Submitted twice at once, it is done once; so it is when it is submitted again after nobody could say what became of it. */
export function once(
  wish: Omit<Filing, "key">,
  act: (filing: Filing) => Promise<FilingOutcome>,
): Promise<FilingOutcome> {
  const asked = JSON.stringify(wish);
  return dedupe(`file ${asked}`, async () => {
    const again = { place: `file ${wish.ids}`, way: asked, contents: null };
    const key = takeKey(again);
    const outcome = await act({ ...wish, key });
    if (isOpen(outcome)) keepKey(again, key);
    return outcome;
  });
}

/** Whether a step may have been done or not. */
function isOpen(outcome: FilingOutcome): boolean {
  return "why" in outcome && outcome.why.kind === "failed" && !isRefusal(outcome.why.error);
}
