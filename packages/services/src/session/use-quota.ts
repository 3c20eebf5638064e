import type { Quota } from "../contract/index.js";
import { useReader } from "./use-reader.js";
import { useSession } from "./use-session.js";

export interface QuotaState extends Quota {
  /** False while the session is unknown, on a server, and during hydration. The numbers are then the defaults. */
  readonly isLoaded: boolean;
}

/**
 * Returns the user's article quota of accounts-9.1: `limit`, `count` and `remaining`. Guests have the defaults, because
 * the API counts for accounts only.
 * @public for applications
 * @param kind "ascend": the quota of Ascend articles
 * @example
 * const { remaining, limit } = useQuota();
 */
export function useQuota(kind: "articles" | "ascend" = "articles"): QuotaState {
  const { status } = useSession();
  const quota = useReader((reader) => (kind === "ascend" ? reader.ascendQuota : reader.quota));
  return { ...quota, isLoaded: status !== "unknown" };
}
