import type { tiers as tierTable } from "../configuration/index.js";
import { type CurrentUser, DEFAULT_QUOTA, type Quota } from "../contract/index.js";
import { getUser } from "./get-user.js";
import type { Session } from "./session-store.js";

/** A tier of accounts-4.3 with the caption that the user menu shows. */
export interface SubscriberType {
  readonly tier: string;
  readonly caption: string | null;
}

export function getFullName({ firstName, lastName }: Pick<CurrentUser, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

export function isSubscriber(session: Session): boolean {
  return getUser(session)?.status === "subscribers";
}

/** Returns the tier of the first role code, or null (accounts-4.3). */
export function getSubscriberType(
  { tiers }: Pick<CurrentUser, "tiers">,
  table: ReturnType<typeof tierTable>,
): SubscriberType | null {
  const code = tiers[0]?.roleCode ?? "";
  return Object.hasOwn(table, code) ? (table[code] ?? null) : null;
}

/** Returns the number of articles left. Guests have the default of accounts-9.1. */
export function getQuota(session: Session): Quota {
  return getUser(session)?.quota ?? DEFAULT_QUOTA;
}
