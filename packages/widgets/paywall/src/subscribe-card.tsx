import type { ReactNode } from "react";
import type { PaywallViewProps } from "./attributes.js";
import { CardBox } from "./card-box.js";
import { isSelling } from "./offer-words.js";
import { subscribeWords } from "./subscribe-words.js";
import { text } from "./text.js";
import { useSessionNow } from "./use-access.js";

type SubscribeCardProps = Pick<
  PaywallViewProps,
  "gift" | "goal" | "checkout" | "subscribeHref" | "experiment"
>;

/** Card for a signed-in user without the subscription. Below an offer it only names the account. */
export function SubscribeCard(props: SubscribeCardProps): ReactNode {
  const { explained, href, leads } = subscribeWords(useSessionNow(), props);
  if (isSelling(props)) return <p className="quire-text quire-account">{explained}</p>;
  return (
    <CardBox title={text("titleSubscribe")}>
      <div className="quire-form">
        <p className="quire-text">{explained}</p>
        <a className="quire-button" href={href}>
          {leads}
        </a>
      </div>
    </CardBox>
  );
}
