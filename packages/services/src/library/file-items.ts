import { trackContent } from "../analytics/index.js";
import type { ItemFailure } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { deleteFolder, type FolderInput } from "./edit-folder.js";
import { type FilingOutcome, file, folderWish, isFiled, once } from "./file-item.js";
import type { Filing } from "./filing.js";
import { filingProgress, type OnProgress } from "./filing-progress.js";
import { itemsIn } from "./items-in.js";

/** What filings of many are about, in the outbox. */
const SUBJECT = "items";

/** What is wanted of many items, which are saved already. */
export interface ItemsFiling {
  readonly ids: readonly string[];
  readonly add: readonly string[];
  readonly newFolder?: FolderInput | undefined;
}

/** Puts many items into folders, a new one among them; `onProgress` is told how many are done. */
export function fileItems(
  { ids, add, newFolder }: ItemsFiling,
  onProgress: OnProgress = () => {},
): Promise<FilingOutcome> {
  const wish = { ids: [...new Set(ids)], add: [...add], remove: [] };
  return once({ ...wish, ...folderWish(newFolder) }, async (filing) => {
    const before = await contentsOf(add);
    filingProgress().set(filing.key, onProgress);
    const outcome = await file(filing, SUBJECT).finally(() => filingProgress().delete(filing.key));
    const isMeant = outcome.kind === "done" || outcome.kind === "waiting";
    if (isMeant) for (const id of filing.ids) trackContent({ action: "organize", id });
    if (!before || outcome.kind === "waiting" || outcome.kind === "folder-not-made") return outcome;
    const { folder } = outcome;
    const put =
      outcome.kind === "not-filed" ? [] : putOf(filing, "failed" in outcome ? outcome.failed : [], before);
    if (put.length === 0 && !folder) return outcome;
    return { ...outcome, undo: () => takenOut(put, folder?.id) };
  });
}

type Contents = ReadonlyMap<string, readonly string[]>;

/** What lies in folders already, by their ids: what is undone leaves it there. `undefined`: it cannot be had. */
async function contentsOf(folders: readonly string[]): Promise<Contents | undefined> {
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

interface Put {
  readonly list: string;
  readonly ids: string[];
}

/** What was put into each folder that was there, and did not lie in it before. */
function putOf(
  { ids, add }: Pick<Filing, "ids" | "add">,
  failed: readonly ItemFailure[],
  before: Contents,
): readonly Put[] {
  // Where no folder is named, it failed in all of them.
  const hasFailed = (id: string, list: string) =>
    failed.some(({ itemId, listId }) => itemId === id && (listId === "" || listId === list));
  return add.map((list) => ({
    list,
    ids: ids.filter((id) => !before.get(list)?.includes(id) && !hasFailed(id, list)),
  }));
}

/** Out of the folders into which they were put; a folder that was made is gone again. */
async function takenOut(put: readonly Put[], made?: string): Promise<boolean> {
  let isUndone = true;
  for (const { list, ids } of put) {
    if (ids.length === 0) continue;
    if (!(await isFiled({ ids, add: [], remove: [list] }, SUBJECT))) isUndone = false;
  }
  if (isUndone && made !== undefined) return (await deleteFolder(made)).kind === "done";
  return isUndone;
}
