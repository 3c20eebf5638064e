import {
  backOff,
  getRetryAfter,
  isTimeout,
  jitter,
  MAX_RETRY_DELAY_MS,
  PASSING,
  pause,
  type Sender,
  WITH_RETRY_AFTER,
} from "./retry-settings.js";

/**
 * Sends a request with few bytes, for pages with the page script. It takes address and settings separately, because
 * `Request` can be a class of an old library on the page.
 * @returns the first successful or final answer, or the last one
 * @throws the last error of `fetch`, or a `TimeoutError` at once
 */
export const sendSmall: Sender = async (address, init, tries) => {
  for (let tried = 1; ; tried++) {
    const last = tried >= tries.max;
    try {
      const response = await fetchInTime(address, init, tries.timeout);
      if (response.ok || last || !PASSING.includes(response.status)) return response;
      await pause(waitOf(response) ?? jitter(backOff(tried)), init.signal);
    } catch (cause) {
      if (last || init.signal.aborted || isTimeout(cause)) throw cause;
      await pause(jitter(backOff(tried)), init.signal);
    }
  }
};

/** Fetches within the time limit. The limit ends when the headers arrive; the caller limits the body. */
async function fetchInTime(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  timeout: number | undefined,
): Promise<Response> {
  if (timeout === undefined) return fetch(address, init);
  const timeoutController = new AbortController();
  const timer = setTimeout(
    () => timeoutController.abort(new DOMException("The answer did not arrive in time.", "TimeoutError")),
    timeout,
  );
  try {
    return await fetch(address, {
      ...init,
      signal: AbortSignal.any([init.signal, timeoutController.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the wait of a Retry-After in milliseconds. */
function waitOf({ status, headers }: Response): number | undefined {
  const wait = WITH_RETRY_AFTER.includes(status) ? getRetryAfter(headers) : undefined;
  return wait === undefined ? undefined : Math.min(wait * 1_000, MAX_RETRY_DELAY_MS);
}
