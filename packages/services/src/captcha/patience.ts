/** How long something may take, where that can change on the way. */
export interface Patience {
  /** Aborts when the time is up, or whoever asked has gone. */
  readonly signal: AbortSignal;
  /** From now on it may take this many milliseconds. */
  extend(milliseconds: number): void;
  /** Nothing is waited for any more. */
  end(): void;
}

/** Waits `milliseconds`, unless it is extended, ended, or `asker` goes. */
export function patience(milliseconds: number, asker?: AbortSignal): Patience {
  const timeUp = new AbortController();
  const signal = asker ? AbortSignal.any([asker, timeUp.signal]) : timeUp.signal;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const extend = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => timeUp.abort(new DOMException("Time is up.", "TimeoutError")), limit);
  };
  extend(milliseconds);
  return { signal, extend, end: () => clearTimeout(timer) };
}
