import type { RequestError } from "../client/index.js";
import type { StreamEntry } from "../contract/index.js";

/** Automatic loading stops after this many loads (content-9.4). */
export const AUTOMATIC_LOADS = 2;

export interface StreamState {
  /**
   * `idle`: nothing has been asked for. `loading`: the first page, or another one in the place of what shows;
   * `loading-more`: the next. `failed`: the last request failed, and what was there still shows. `sign-in-needed`: the
   * stream needs an account, and nobody is signed in.
   */
  readonly status: "idle" | "loading" | "loading-more" | "ready" | "failed" | "sign-in-needed";
  readonly entries: readonly StreamEntry[];
  /** The last page that is loaded, from 1 on; 0 before the first. */
  readonly page: number;
  /** 0: not known. */
  readonly totalPages: number;
  /** True if no page follows `page`. */
  readonly isLast: boolean;
  /** Which empty state fits, as the server says. */
  readonly type: string;
  /** Download links show to everyone (content-6.7). */
  readonly isPaywallEnabled: boolean;
  readonly maintenance: boolean;
  /** How many pages were loaded without the reader asking for them. */
  readonly automaticLoads: number;
  readonly error: RequestError | undefined;
}

export const NO_STREAM: StreamState = {
  status: "idle",
  entries: [],
  page: 0,
  totalPages: 0,
  isLast: false,
  type: "",
  isPaywallEnabled: false,
  maintenance: false,
  automaticLoads: 0,
  error: undefined,
};
