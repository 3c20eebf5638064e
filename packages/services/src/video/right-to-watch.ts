import { call, isRequestError } from "../client/index.js";
import { watchVideo } from "../contract/index.js";

/**
 * Returns the token for a subscribers' video, or undefined if the user may not watch it (content-6.11).
 * @throws RequestError when the call fails
 */
export async function getWatchPermission(id: string, signal?: AbortSignal): Promise<string | undefined> {
  return (await undefinedIfRefused(call(watchVideo, { params: { id }, signal })))?.token;
}

/** Returns the answer, or undefined if the server answered 403. */
export async function undefinedIfRefused<Answer>(answering: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answering;
  } catch (error) {
    if (isRequestError(error) && error.status === 403) return undefined;
    throw error;
  }
}
