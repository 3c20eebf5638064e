import { useMemo } from "react";
import { tiers } from "../configuration/index.js";
import { type Access, getAccess } from "./access.js";
import type { Session } from "./session-store.js";
import { useSession } from "./use-session.js";
import { getQuota, isSubscriber } from "./user-model.js";

/**
 * The condition of access. An empty rule admits every signed-in user. With several fields, all must be met.
 */
export interface EntitlementRule {
  /** Tiers that have access, such as "Best" or ["Executive", "All Access"], in any case. */
  readonly tier?: string | readonly string[] | undefined;
  /** Subscribers of any tier have access. */
  readonly subscriber?: boolean | undefined;
  /** Users with articles left have access, and all subscribers. */
  readonly quota?: boolean | undefined;
}

export interface Entitlement {
  /** False while the session is unknown, on a server, and during hydration. */
  readonly isLoaded: boolean;
  readonly isEntitled: boolean;
  /** `open`, or the missing step: `sign-in` or `subscribe`. */
  readonly access: Access;
}

/**
 * Returns the current user's access. It only decides what shows: the server must refuse the content itself.
 * @example
 * const { isLoaded, isEntitled, access } = useEntitlement({ tier: ["Executive", "All Access"] });
 */
export function useEntitlement({
  tier,
  subscriber = false,
  quota = false,
}: EntitlementRule = {}): Entitlement {
  const session = useSession();
  const names = [tier ?? []].flat().join(",");
  return useMemo(() => {
    const audience = subscriber ? "subscribers" : "registered";
    const byTier = getAccess(session, { for: audience, tiers: names }, tiers());
    const access = byTier === "open" && quota && !isWithinQuota(session) ? "subscribe" : byTier;
    return { isLoaded: access !== "unknown", isEntitled: access === "open", access };
  }, [session, names, subscriber, quota]);
}

function isWithinQuota(session: Session): boolean {
  return isSubscriber(session) || getQuota(session).remaining > 0;
}
