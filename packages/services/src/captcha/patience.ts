/** A time limit that can be extended. */
export interface Patience {
  /** Aborts when the time is up, or when the caller aborts. */
  readonly signal: AbortSignal;
  /** Sets the remaining time in milliseconds. */
  extend(milliseconds: number): void;
  /** Stops the timer. */
  end(): void;
}

/** Starts a time limit. @param asker the caller's signal */
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
