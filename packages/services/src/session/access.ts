import type { tiers as tierTable } from "../configuration/index.js";
import { getUser } from "./get-user.js";
import type { Session } from "./session-store.js";
import { getSubscriberType, isSubscriber } from "./user-model.js";

/** The condition of access. */
export interface AccessRule {
  readonly for: "registered" | "subscribers";
  /** Names of tiers (accounts-4.3), separated by commas. If omitted, every tier has access. */
  readonly tiers: string | undefined;
}

/**
 * The current user's access: open, after a sign-in, or after a subscription. `unknown` until the session is
 * known.
 */
export type Access = "unknown" | "open" | "sign-in" | "subscribe";

/** Returns a user's access by the rule. A list of tiers admits only subscribers of these tiers. */
export function getAccess(session: Session, rule: AccessRule, table: ReturnType<typeof tierTable>): Access {
  if (session.status === "unknown") return "unknown";
  const user = getUser(session);
  if (!user) return "sign-in";
  const tierNames = getTiers(rule);
  if (rule.for === "registered" && tierNames.length === 0) return "open";
  const tier = getSubscriberType(user, table)?.tier.toLowerCase() ?? "";
  return isSubscriber(session) && (tierNames.length === 0 || tierNames.includes(tier)) ? "open" : "subscribe";
}

function getTiers({ tiers = "" }: AccessRule): string[] {
  return tiers
    .split(",")
    .map((tier) => tier.trim().toLowerCase())
    .filter(Boolean);
}
