import { safeHref, withParameter } from "@quire/core";
import { experiments } from "@quire/services/configuration";
import { getQuota, getUser, isSubscriber, type Session } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";
import { text } from "./text.js";

/** The page that sells subscriptions (accounts-2.23). */
const SUBSCRIPTIONS = "/subscriptions";

/** The step that gives access: an account, a subscription, or a larger one. */
type Step = "account" | "subscribe" | "upgrade";

export type OfferProps = Pick<
  PaywallViewProps,
  | "heading"
  | "dek"
  | "offer"
  | "goal"
  | "gift"
  | "tiers"
  | "for"
  | "metered"
  | "read"
  | "subscribeHref"
  | "checkout"
  | "experiment"
>;

/** The texts and links above the cards. */
export interface OfferWords {
  readonly heading: string | undefined;
  readonly dek: string | undefined;
  /** Free articles. With some left, a registered reader learns that this article is none of them. */
  readonly meter: { readonly left: number; readonly limit: number } | undefined;
  readonly primary: { readonly words: string; readonly href: string } | undefined;
  /** The question before the link to the sign-in card, for guests. */
  readonly question: string | undefined;
}

/**
 * Returns true when the paywall sells: the offer comes first, and the cards after a click. Before a checkout or a gift,
 * the reader has chosen already.
 */
export function isSelling({ goal, gift }: Pick<OfferProps, "goal" | "gift">): boolean {
  return goal === "reading" && !gift;
}

/** Returns the address of the button 'Subscribe', with the tag of the experiment (beyond-306). */
export function subscribeAddress({
  subscribeHref,
  checkout,
  experiment = "",
}: Pick<OfferProps, "subscribeHref" | "checkout" | "experiment">): string {
  const href = safeHref(subscribeHref) ?? safeHref(checkout) ?? SUBSCRIPTIONS;
  const tags = experiments();
  const tag = Object.hasOwn(tags, experiment) ? tags[experiment] : undefined;
  return tag ? withParameter(href, "ab", tag) : href;
}

/** Returns the texts for a reader without access. */
export function getOffer(props: OfferProps, session: Session): OfferWords {
  const { heading, dek } = props;
  const meter = getMeter(props, session);
  if (!isSelling(props)) return { heading, dek, meter, primary: undefined, question: undefined };
  const step = getStep(props, session);
  const isGuest = getUser(session) === undefined;
  return {
    heading: heading ?? text("whyHeading", { step }),
    // The offer's own line replaces the default.
    dek: dek ?? (props.offer ? undefined : text("whyDek", { step })),
    meter,
    primary: {
      words: text("step", { step }),
      href: step === "account" ? "/register" : subscribeAddress(props),
    },
    question: isGuest ? text("question", { step }) : undefined,
  };
}

function getStep({ for: rule, tiers }: OfferProps, session: Session): Step {
  if (isSubscriber(session)) return "upgrade";
  return rule === "subscribers" || tiers || getUser(session) ? "subscribe" : "account";
}

/**
 * Returns the number of free articles for the offer (accounts-9.1). A signed-in user always sees it. A guest sees it only
 * when all are read, because otherwise the paywall is closed for another reason. `read` has a guest's count from the page.
 */
function getMeter({ metered, read }: OfferProps, session: Session): OfferWords["meter"] {
  const { limit, count } = getQuota(session);
  if (!metered || limit === 0 || isSubscriber(session)) return undefined;
  const left = Math.max(0, limit - (read >= 0 ? read : count));
  return left === 0 || getUser(session) ? { left, limit } : undefined;
}
