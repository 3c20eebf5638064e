import ky, { HTTPError } from "ky";
import {
  backOff,
  jitter,
  MAX_RETRY_DELAY_MS,
  PASSING,
  type Sender,
  WITH_RETRY_AFTER,
} from "./retry-settings.js";
import { sendSmall } from "./send-small.js";

/**
 * Sends a request by ky, with time limit, retries, Retry-After and jitter. The build for pages replaces this
 * module with `sendSmall`.
 * @returns the first successful or final answer, or the last one
 * @throws the last error of `fetch`, or a `TimeoutError` at once
 */
export const send: Sender = (address, init, tries) =>
  canUseKy() ? sendByKy(address, init, tries) : sendSmall(address, init, tries);

/** An origin for ky on servers, which have no page. `fetch` gets the original address. */
const NO_PAGE = "http://localhost";

const sendByKy: Sender = async (address, init, { max, timeout }) => {
  const { method, signal } = init;
  try {
    return await ky(new URL(address, globalThis.document?.baseURI ?? NO_PAGE), {
      method,
      signal,
      timeout: timeout ?? false,
      retry: {
        limit: max - 1,
        methods: ["get", "head"],
        statusCodes: PASSING,
        afterStatusCodes: WITH_RETRY_AFTER,
        maxRetryAfter: MAX_RETRY_DELAY_MS,
        delay: backOff,
        jitter,
      },
      // ky's own request has neither body nor settings. A relative address would throw in Node.
      fetch: (request) => fetch(address, { ...init, signal: (request as Request).signal }),
    });
  } catch (cause) {
    if (cause instanceof HTTPError) return cause.response;
    throw cause;
  }
};

/**
 * Returns false if ky cannot create a request: `Request` is a class of an old library, or a simulated DOM has
 * other signals than `Request` accepts.
 */
function canUseKy(): boolean {
  try {
    const { signal } = new AbortController();
    return new Request(NO_PAGE, { signal }) instanceof Request && "clone" in Request.prototype;
  } catch {
    return false;
  }
}
