import { quotaOf, userOf, useSession } from "@quire/services/session";
import type { ReactNode } from "react";
import type { PaywallViewProps } from "./paywall-props.js";
import { text } from "./text.js";

/** What is read by whoever finds it shut: why, and how much of what is free has been read. */
export function Why(props: PaywallViewProps): ReactNode {
  const { heading, dek } = wordsOf(props, userOf(useSession()) !== undefined);
  return (
    <>
      {heading && <h2 part="heading">{heading}</h2>}
      {dek && <p part="dek">{dek}</p>}
      {props.metered && <Meter said={props.read} />}
    </>
  );
}

/** Whoever gates no reading says by himself what it is for. */
function wordsOf({ heading, dek, goal, tiers, for: rule }: PaywallViewProps, isKnown: boolean) {
  if (goal !== "reading") return { heading, dek };
  const wanted = rule === "subscribers" || tiers ? "subscribers" : "registered";
  const reader = isKnown ? "known" : wanted;
  return { heading: heading ?? text("whyHeading", { reader }), dek: dek ?? text("whyDek", { reader }) };
}

/** accounts-9.1. A guest is not counted by the profile: then the page says how many it were. */
function Meter({ said }: { readonly said: number }): ReactNode {
  const { limit, count } = quotaOf(useSession());
  const read = Math.min(said >= 0 ? said : count, limit);
  if (read === 0 || limit === 0) return null;
  return (
    <p part="meter">
      <span part="meter-bars" aria-hidden="true">
        {[...Array(limit).keys()].map((index) => (
          <span key={index} part={index < read ? "meter-bar read" : "meter-bar"} />
        ))}
      </span>
      {text("meter", { read, limit })}
    </p>
  );
}
