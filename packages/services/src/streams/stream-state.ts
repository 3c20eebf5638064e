import type { RequestError } from "../client/index.js";
import type { StreamEntry } from "../contract/index.js";

/** Automatic loading stops after this many loads (content-9.4). */
export const AUTOMATIC_LOADS = 2;

export interface StreamState {
  /**
   * `idle`: nothing was requested. `loading`: the first page or a replacement is loading. `loading-more`: the next page is
   * loading. `failed`: the last request failed, and earlier entries stay. `sign-in-needed`: the user is a guest.
   */
  readonly status: "idle" | "loading" | "loading-more" | "ready" | "failed" | "sign-in-needed";
  readonly entries: readonly StreamEntry[];
  /** The last loaded page, from 1, or 0 before the first. */
  readonly page: number;
  /** Number of pages, or 0 when unknown. */
  readonly totalPages: number;
  /** Number of all entries, without removed ones. Undefined if the server does not send it. */
  readonly total: number | undefined;
  /** True if no page follows `page`. */
  readonly isLast: boolean;
  /** The server's key of the empty state. */
  readonly type: string;
  /** True if download links show to everyone (content-6.7). */
  readonly isPaywallEnabled: boolean;
  readonly maintenance: boolean;
  /** Number of automatically loaded pages. */
  readonly automaticLoads: number;
  readonly error: RequestError | undefined;
}

export const NO_STREAM: StreamState = {
  status: "idle",
  entries: [],
  page: 0,
  totalPages: 0,
  total: undefined,
  isLast: false,
  type: "",
  isPaywallEnabled: false,
  maintenance: false,
  automaticLoads: 0,
  error: undefined,
};
