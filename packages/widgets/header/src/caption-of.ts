import { tiers } from "@quire/services/configuration";
import { subscriberTypeOf } from "@quire/services/session";

/** The access level's caption by the first role code, as the user flyout shows it; empty without one (accounts-4.3). */
export function captionOf(user: Parameters<typeof subscriberTypeOf>[0]): string {
  return subscriberTypeOf(user, tiers())?.caption ?? "";
}
