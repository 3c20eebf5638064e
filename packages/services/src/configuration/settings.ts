import * as v from "valibot";
import { BaseAddress, getTrustedAddress } from "./base-address.js";
import { defineSetting } from "./define-setting.js";
import { isLanguageTag } from "./language-tag.js";
import { passwordPolicies as policies } from "./password-policy.js";

const Text = v.optional(v.string(), "");
const Flag = v.optional(v.boolean(), false);

/** The tiers of accounts-4.3 by role code. The user menu shows the caption. */
const DEFAULT_TIERS = {
  ROLE_HBRG_GOOD: { tier: "Good", caption: "Digital" },
  ROLE_HBRG_BETTER: { tier: "Better", caption: "Digital + Print" },
  ROLE_HBRG_BEST: { tier: "Best", caption: "Premium" },
  ROLE_HBRG_EXECUTIVE: { tier: "Executive", caption: null },
  ROLE_HBRG_ALLACCESS: { tier: "All Access", caption: "All Access" },
};

/** Address of the country lookup. If null, the region is unknown. */
export const geolocation = defineSetting("geolocation", v.optional(v.nullable(BaseAddress), null));

/** The video services: the player's and the media platform's. If null, there are no videos. */
export const video = defineSetting(
  "video",
  v.optional(
    v.nullable(
      v.object({
        playback: v.optional(
          v.object({
            base: getTrustedAddress("video"),
            account: v.pipe(v.string(), v.nonEmpty()),
            key: v.optional(v.string(), ""),
          }),
        ),
        platform: v.optional(v.object({ base: getTrustedAddress("video") })),
      }),
    ),
    null,
  ),
);

/** The captcha. If null, Quire uses none, and the server decides. */
export const captcha = defineSetting(
  "captcha",
  v.optional(
    v.nullable(
      v.object({
        provider: v.optional(v.picklist(["recaptcha-v3", "turnstile", "hcaptcha"]), "recaptcha-v3"),
        siteKey: v.pipe(v.string(), v.nonEmpty()),
        /** Address of the provider's script. */
        src: BaseAddress,
      }),
    ),
    null,
  ),
);

export { customerService } from "./customer-service.js";

/** The chosen variant of each experiment. */
export const experiments = defineSetting("experiments", v.optional(v.record(v.string(), v.string()), {}));

/** ICU messages by locale and full key. */
export const messages = defineSetting(
  "messages",
  v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
);

/** A BCP 47 tag. If empty, the document's language. */
export const locale = defineSetting(
  "locale",
  v.optional(v.pipe(v.string(), v.check(isLanguageTag, "It is not a language tag such as de-AT")), ""),
);

/** True if the loader checks every chunk's hash before the chunk runs. */
export const integrity = defineSetting("integrity", Flag);

/** Prefix of all names in the browser's storage. */
export const storagePrefix = defineSetting("storagePrefix", Text);

/** Effect of a sign-in: the page reloads (accounts-4.4), or its widgets update in place. */
export const afterSignIn = defineSetting(
  "afterSignIn",
  v.optional(v.picklist(["reload", "update"]), "reload"),
);

/**
 * The proof of a sign-in in calls: the browser's cookie, or an access token in the page's memory (beyond-422). Calls read the
 * raw value, because the first call comes before the schemas.
 */
export const auth = defineSetting("auth", v.optional(v.picklist(["cookie", "token"]), "cookie"));

export const tiers = defineSetting(
  "tiers",
  v.optional(
    v.record(v.string(), v.object({ tier: v.string(), caption: v.nullable(v.string()) })),
    DEFAULT_TIERS,
  ),
);

export const passwordPolicies = defineSetting("passwordPolicies", policies());

/** Referral code of added items that have none (content-3.3). */
export const referral = defineSetting("referral", v.optional(v.string(), "00000"));

export { locales } from "./locales-setting.js";
export { pageState } from "./page-state-setting.js";

/**
 * Address of the subscription provider's checkout. If null, the page opens the checkout itself, or there is
 * none.
 */
export const subscriptionCheckout = defineSetting(
  "subscriptionCheckout",
  v.optional(v.nullable(BaseAddress), null),
);

/** The payment service's public key. A secret key is rejected. */
const PublishableKey = v.pipe(v.string(), v.regex(/^pk_\w+$/, 'Expected a publishable key, as "pk_live_…"'));

/** The payment service. If null, code provides an adapter, or the page sells nothing. */
export const payment = defineSetting(
  "payment",
  v.optional(
    v.nullable(
      v.union([
        v.object({ kind: v.optional(v.literal("stripe"), "stripe"), publishableKey: PublishableKey }),
        /** A service with frames of its own origin. `src` is the address of the card's frame. */
        v.object({ kind: v.optional(v.literal("frame"), "frame"), src: BaseAddress }),
      ]),
    ),
    null,
  ),
);
