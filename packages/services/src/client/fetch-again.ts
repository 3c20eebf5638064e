/** Retry settings of a request. Only reads have more than one try. */
export interface Tries {
  /** Maximum number of requests. */
  readonly max: number;
  /** Milliseconds for one try until its headers arrive. Without it only the signal limits a try. */
  readonly timeout?: number;
}

/** Statuses that may succeed at the next try. */
const PASSING = [408, 429, 500, 502, 503, 504];
/** Longest respected Retry-After, in milliseconds. */
const LONGEST = 5_000;

/**
 * Runs `fetch` with retries. It takes address and settings separately, because `Request` can be a class of an old library
 * on the page.
 * @returns the first successful or final answer, or the last one
 * @throws the last error of `fetch`, or a `TimeoutError` at once
 */
export async function fetchAgain(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  tries: Tries,
): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const last = tried >= tries.max;
    try {
      const response = await fetchInTime(address, init, tries.timeout);
      if (response.ok || last || !PASSING.includes(response.status)) return response;
      await pause(waitOf(response) ?? backOff(tried), init.signal);
    } catch (cause) {
      if (last || init.signal.aborted || isTimeout(cause)) throw cause;
      await pause(backOff(tried), init.signal);
    }
  }
}

/** Fetches within the time limit. The limit ends when the headers arrive; the caller limits the body. */
async function fetchInTime(
  address: string,
  init: RequestInit & { signal: AbortSignal },
  timeout: number | undefined,
): Promise<Response> {
  if (timeout === undefined) return fetch(address, init);
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException("No answer came in time.", "TimeoutError")),
    timeout,
  );
  try {
    return await fetch(address, { ...init, signal: AbortSignal.any([init.signal, late.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the wait in milliseconds. It doubles with each try and is random, so that tabs do not retry together. */
const backOff = (tried: number): number => 300 * 2 ** (tried - 1) * (0.5 + Math.random() / 2);

/** Returns the wait of a Retry-After in milliseconds. Only 429 and 503 use this header. */
function waitOf({ status, headers }: Response): number | undefined {
  const wait = status === 429 || status === 503 ? retryAfterOf(headers) : undefined;
  return wait === undefined ? undefined : Math.min(wait * 1_000, LONGEST);
}

/** Returns Retry-After in seconds, from a number or a date, or undefined. */
export function retryAfterOf(headers: Headers): number | undefined {
  const said = headers.get("retry-after");
  if (!said) return undefined;
  const wait = Number.isNaN(Number(said)) ? (Date.parse(said) - Date.now()) / 1_000 : Number(said);
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

/** Resolves after `delay` milliseconds. Rejects with the signal's reason when the signal aborts. */
export function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Returns true for a timeout. It compares the name, because the class may exist in several copies. */
export const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === "TimeoutError";
