import { call, isRequestError } from "../client/index.js";
import { folderItems } from "../contract/index.js";

/** Loads the ids of a folder's items, for an undo. Returns undefined when they fail to load. */
export async function itemsIn(id: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const { items } = await call(folderItems, { params: { name: id }, signal, retry: false });
    return items.map((item) => item.id);
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
