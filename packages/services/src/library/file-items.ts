import { trackContent } from "../analytics/index.js";
import type { ItemFailure } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { deleteFolder, type FolderInput } from "./edit-folder.js";
import { dedupeFiling, type FilingOutcome, file, isFiled, newFolderPart } from "./file-item.js";
import type { Filing } from "./filing.js";
import { getFilingProgress, type OnProgress } from "./filing.js";
import { itemsIn } from "./items-in.js";

/** Subject of bulk filings in the outbox. */
const SUBJECT = "items";

/** The folders that saved items are added to. */
export interface ItemsFiling {
  readonly ids: readonly string[];
  readonly add: readonly string[];
  readonly newFolder?: FolderInput | undefined;
}

/**
 * Adds saved items to folders and a new folder.
 * @param onProgress called with the number of processed items
 */
export function fileItems(
  { ids, add, newFolder }: ItemsFiling,
  onProgress: OnProgress = () => {},
): Promise<FilingOutcome> {
  const steps = { ids: [...new Set(ids)], add: [...add], remove: [] };
  return dedupeFiling({ ...steps, ...newFolderPart(newFolder) }, async (filing) => {
    const before = await getContents(add);
    getFilingProgress().set(filing.key, onProgress);
    const outcome = await file(filing, SUBJECT).finally(() => getFilingProgress().delete(filing.key));
    const isAccepted = outcome.kind === "done" || outcome.kind === "waiting";
    if (isAccepted) for (const id of filing.ids) trackContent({ action: "organize", id });
    if (!before || outcome.kind === "waiting" || outcome.kind === "folder-not-made") return outcome;
    const { folder } = outcome;
    const put =
      outcome.kind === "not-filed" ? [] : getPut(filing, "failed" in outcome ? outcome.failed : [], before);
    if (put.length === 0 && !folder) return outcome;
    return { ...outcome, undo: () => removeFiled(put, folder?.id) };
  });
}

type Contents = ReadonlyMap<string, readonly string[]>;

/** Loads the items of folders, by folder id, so that an undo keeps them. `undefined` when one fails to load. */
async function getContents(folders: readonly string[]): Promise<Contents | undefined> {
  if (navigator.onLine === false) return undefined;
  const signal = sessionSignal();
  const contents = new Map<string, readonly string[]>();
  const ask = async (id: string) => {
    const items = await itemsIn(id, signal);
    if (items) contents.set(id, items);
  };
  await Promise.all(folders.map(ask));
  return contents.size === folders.length ? contents : undefined;
}

interface PutRequest {
  readonly list: string;
  readonly ids: string[];
}

/** Returns the items that were newly added to each existing folder. */
function getPut(
  { ids, add }: Pick<Filing, "ids" | "add">,
  failed: readonly ItemFailure[],
  before: Contents,
): readonly PutRequest[] {
  // A failure without a folder id applies to all folders.
  const hasFailed = (id: string, list: string) =>
    failed.some(({ itemId, listId }) => itemId === id && (listId === "" || listId === list));
  return add.map((list) => ({
    list,
    ids: ids.filter((id) => !before.get(list)?.includes(id) && !hasFailed(id, list)),
  }));
}

/** Removes items from the folders that they were added to, and deletes the new folder. @returns true on success */
async function removeFiled(put: readonly PutRequest[], made?: string): Promise<boolean> {
  let isUndone = true;
  for (const { list, ids } of put) {
    if (ids.length === 0) continue;
    if (!(await isFiled({ ids, add: [], remove: [list] }, SUBJECT))) isUndone = false;
  }
  if (isUndone && made !== undefined) return (await deleteFolder(made)).kind === "done";
  return isUndone;
}
