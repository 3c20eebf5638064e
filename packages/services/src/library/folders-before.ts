import { canEdit } from "./folder-model.js";
import { loadFolders } from "./folders-store.js";
import { itemsIn } from "./items-in.js";
import { foldersOf } from "./saves-handler.js";

/**
 * The folders that each item lies in, for undoing: asked of the items or of the folders, whichever are fewer. What
 * cannot be had counts as none.
 */
export async function foldersBefore(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folders = (await loadFolders()).folders.filter(canEdit);
  if (ids.length <= folders.length) {
    const asked = ids.map(async (id) => [id, await foldersOf(id, signal)] as const);
    return new Map(await Promise.all(asked));
  }
  const found = new Map(ids.map((id) => [id, [] as string[]]));
  const asked = folders.map(async ({ id }) => {
    for (const item of (await itemsIn(id, signal)) ?? []) found.get(item)?.push(id);
  });
  await Promise.all(asked);
  return found;
}
