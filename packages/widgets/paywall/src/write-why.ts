import type { Shell } from "@quire/core/frame";
import { makeElement } from "@quire/element";
import type { Quota } from "@quire/services/contract";
import { quotaOf, type Session, userOf } from "@quire/services/session";
import type { PaywallViewProps } from "./attributes.js";
import { placeOfWhy } from "./paywall-shell.js";
import { text } from "./text.js";

/** The texts about the reason for the paywall. */
export type WhyProps = Pick<
  PaywallViewProps,
  "heading" | "dek" | "goal" | "tiers" | "for" | "metered" | "read"
>;

/** The user to whom the reason is shown. */
export interface ReasonUser {
  readonly isKnown: boolean;
  readonly quota: Quota;
}

export const getReasonUser = (session: Session): ReasonUser => ({
  isKnown: userOf(session) !== undefined,
  quota: quotaOf(session),
});

/** Writes the reason and the number of read articles above the cards, or clears them for an undefined user. */
export function writeWhy(shell: Shell, props: WhyProps, user: ReasonUser | undefined): void {
  const place = placeOfWhy(shell);
  const before = [...(place?.children ?? [])];
  const made = user ? linesFor(props, user) : [];
  // Unchanged text keeps its nodes, and so the selection.
  const isSame =
    made.length === before.length && made.every((line, i) => line.isEqualNode(before[i] ?? null));
  if (!isSame) place?.replaceChildren(...made);
}

function linesFor(props: WhyProps, user: ReasonUser): HTMLElement[] {
  const { heading, dek } = wordsOf(props, user.isKnown);
  return [
    ...(heading ? [makeElement("h2", { part: "heading" }, heading)] : []),
    ...(dek ? [makeElement("p", { part: "dek" }, dek)] : []),
    ...(props.metered ? meter(props.read, user.quota) : []),
  ];
}

/** Returns the reason's texts. A paywall that gates no reading gets them from the page. */
function wordsOf({ heading, dek, goal, tiers, for: rule }: WhyProps, isKnown: boolean) {
  if (goal !== "reading") return { heading, dek };
  const wanted = rule === "subscribers" || tiers ? "subscribers" : "registered";
  const reader = isKnown ? "known" : wanted;
  return { heading: heading ?? text("whyHeading", { reader }), dek: dek ?? text("whyDek", { reader }) };
}

/** Meter of read articles (accounts-9.1). The page sets the count for guests, whose profile has none. */
function meter(said: number, { limit, count }: Quota): HTMLElement[] {
  const read = Math.min(said >= 0 ? said : count, limit);
  if (read === 0 || limit === 0) return [];
  const bars = makeElement("span", { part: "meter-bars", "aria-hidden": "true" });
  for (let index = 0; index < limit; index++)
    bars.append(makeElement("span", { part: index < read ? "meter-bar read" : "meter-bar" }));
  return [makeElement("p", { part: "meter" }, bars, text("meter", { read, limit }))];
}
