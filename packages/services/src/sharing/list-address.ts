import { call, isRequestError } from "../client/index.js";
import { listUrl } from "../contract/index.js";
import { absoluteAddress } from "./share-address.js";

/** Loads the absolute address for sharing a folder, or returns undefined. @param folder id, slug or name */
export async function listAddress(folder: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const { listurl } = await call(listUrl, { params: { x: folder }, signal });
    return absoluteAddress(listurl);
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
