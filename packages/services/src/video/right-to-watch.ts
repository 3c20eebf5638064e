import { call, isRequestError } from "../client/index.js";
import { watchVideo } from "../contract/index.js";

/**
 * Returns the token for a video for subscribers (content-6.11). `undefined`: the reader may not watch it.
 * @throws RequestError where nobody can say
 */
export async function rightToWatch(id: string, signal?: AbortSignal): Promise<string | undefined> {
  return (await unlessRefused(call(watchVideo, { params: { id }, signal })))?.token;
}

/** Returns the result, or `undefined` if the server refuses it to this reader. */
export async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRequestError(error) && error.status === 403) return undefined;
    throw error;
  }
}
