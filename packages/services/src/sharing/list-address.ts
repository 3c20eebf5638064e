import { call, isRequestError } from "../client/index.js";
import { listUrl } from "../contract/index.js";
import { absoluteAddress } from "./share-address.js";

/** The whole address under which a folder can be shared; `undefined` where there is none. @param folder id, slug or name */
export async function listAddress(folder: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const { listurl } = await call(listUrl, { params: { x: folder }, signal });
    return absoluteAddress(listurl);
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}
