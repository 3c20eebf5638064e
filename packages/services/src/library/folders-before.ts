import { canEdit } from "./folder-model.js";
import { loadFolders } from "./folders-store.js";
import { itemsIn } from "./items-in.js";
import { getFolders } from "./saves-handler.js";

/**
 * Returns the folders of each item, for an undo. It requests either the items or the folders, whichever are
 * fewer. A failed request counts as no folder.
 */
export async function foldersBefore(
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
