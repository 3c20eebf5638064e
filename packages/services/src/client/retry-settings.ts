/** Retry settings of a request. Only reads have more than one attempt. */
export interface RetrySettings {
  /** Maximum number of requests. */
  readonly max: number;
  /** Milliseconds for one attempt until its headers arrive. If omitted, only the signal limits an attempt. */
  readonly timeout?: number;
}

/** Sends a request. The address may be relative to the page. */
export type Sender = (
  address: string,
  init: RequestInit & { readonly method: string; readonly signal: AbortSignal },
  tries: RetrySettings,
) => Promise<Response>;

/** Statuses that may succeed at the next try. */
export const PASSING = [408, 429, 500, 502, 503, 504];
/** Statuses whose Retry-After is respected. */
export const WITH_RETRY_AFTER = [429, 503];
/** Longest respected Retry-After, in milliseconds. */
export const MAX_RETRY_DELAY_MS = 5_000;

/** Returns the wait before the next attempt, in milliseconds. It doubles with each attempt. */
export const backOff = (tried: number): number => 300 * 2 ** (tried - 1);

/** Makes a wait random, so that tabs do not retry together. */
export const jitter = (wait: number): number => wait * (0.5 + Math.random() / 2);

/** Returns Retry-After in seconds, from a number or a date, or undefined. */
export function getRetryAfter(headers: Headers): number | undefined {
  const header = headers.get("retry-after");
  if (!header) return undefined;
  const wait = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1_000 : Number(header);
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
