import type { CallName } from "./call.js";

/** A fault. Without a kind of failure (`status`, `hang`, `cut`) the call is answered as usual. */
export interface Fault {
  /** Name of a call, such as "saveItem". Default: every call, unless `path` or `method` is given. */
  readonly call?: CallName;
  /** A complete path, such as "/api/user/saves". */
  readonly path?: string;
  readonly method?: string;
  /** Number of affected calls. Default: 1. */
  readonly times?: number;
  /** Answers with this status and does nothing. */
  readonly status?: number;
  /** Body of that answer. A string is sent unchanged, other values as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly hang?: boolean;
  /** Breaks the connection before the call has an effect, or with "after" afterwards. */
  readonly cut?: boolean | "after";
  /** Milliseconds to wait first. */
  readonly delayMs?: number;
  /** Waits first until this promise settles. */
  readonly until?: Promise<unknown>;
}

interface FaultedCall {
  readonly names: readonly string[];
  readonly method: string;
  readonly path: string;
}

export interface Faults {
  /** @returns a function that removes it */
  add(fault: Fault): () => void;
  /** Returns the first fault for this call, and counts it. */
  take(struck: FaultedCall): Fault | undefined;
  /** Waits for milliseconds, for a promise, or forever. @returns false when `clear` ended it */
  wait(end?: number | Promise<unknown>): Promise<boolean>;
  /** Removes all faults and ends all waits. */
  clear(): void;
}

export function createFaults(): Faults {
  const faults = new Map<Fault, { left: number }>();
  const waiting = new Set<() => void>();
  return {
    add(fault) {
      const own = { ...fault };
      faults.set(own, { left: fault.times ?? 1 });
      return () => faults.delete(own);
    },
    take(struck) {
      const [fault, count] =
        [...faults].find(([one, { left }]) => left > 0 && matchesCall(one, struck)) ?? [];
      if (count) count.left -= 1;
      return fault;
    },
    wait(end) {
      return new Promise((resolve) => {
        const settle = (inTime: boolean) => {
          clearTimeout(timer);
          waiting.delete(stop);
          resolve(inTime);
        };
        const stop = () => settle(false);
        const timer = typeof end === "number" ? setTimeout(() => settle(true), end) : undefined;
        if (typeof end === "object") end.finally(() => settle(true));
        waiting.add(stop);
      });
    },
    clear() {
      faults.clear();
      for (const stop of waiting) stop();
    },
  };
}

const matchesCall = ({ call, path, method }: Fault, struck: FaultedCall) =>
  (call === undefined || struck.names.includes(call)) &&
  (path ?? struck.path) === struck.path &&
  (method ?? struck.method) === struck.method;
