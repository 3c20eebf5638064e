import type { CallName } from "./call.js";

/** Something that goes wrong. Without a kind of failure (`status`, `hang`, `cut`) the call is answered as usual. */
export interface Fault {
  /** The name of a call, as "saveItem"; every call unless this, `path` or `method` is given. */
  readonly call?: CallName;
  /** A whole path, as "/api/user/saves". */
  readonly path?: string;
  readonly method?: string;
  /** How many calls it strikes; 1 unless given. */
  readonly times?: number;
  /** Answers with this status and does nothing. */
  readonly status?: number;
  /** Of that answer: a text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never answers. */
  readonly hang?: boolean;
  /** Breaks the connection: before the call does anything, or "after" that. */
  readonly cut?: boolean | "after";
  /** Milliseconds before anything happens. */
  readonly delayMs?: number;
  /** Nothing happens before this is settled. */
  readonly until?: Promise<unknown>;
}

interface Struck {
  readonly names: readonly string[];
  readonly method: string;
  readonly path: string;
}

export interface Faults {
  /** @returns removes it */
  add(fault: Fault): () => void;
  /** The first fault that strikes this call. */
  take(struck: Struck): Fault | undefined;
  /** Waits milliseconds, for a promise, or for good. @returns false where `clear` ended it */
  wait(end?: number | Promise<unknown>): Promise<boolean>;
  /** Removes all faults and ends all waiting. */
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
      const [fault, count] = [...faults].find(([one, { left }]) => left > 0 && strikes(one, struck)) ?? [];
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

const strikes = ({ call, path, method }: Fault, struck: Struck) =>
  (call === undefined || struck.names.includes(call)) &&
  (path ?? struck.path) === struck.path &&
  (method ?? struck.method) === struck.method;
