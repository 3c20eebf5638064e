import { tiers } from "@quire/services/configuration";
import { getSubscriberType } from "@quire/services/session";

/** The access level's caption by the first role code, as the user flyout shows it; empty without one (accounts-4.3). */
export function getCaption(user: Parameters<typeof getSubscriberType>[0]): string {
  return getSubscriberType(user, tiers())?.caption ?? "";
}
