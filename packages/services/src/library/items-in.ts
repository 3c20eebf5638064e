import { call, isRequestError } from "../client/index.js";
import { folderItems } from "../contract/index.js";

/** Ids of what is in a folder, for undoing; `undefined` where they cannot be had. */
export async function itemsIn(id: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const { items } = await call(folderItems, { params: { name: id }, signal, retry: false });
    return items.map((item) => item.id);
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
