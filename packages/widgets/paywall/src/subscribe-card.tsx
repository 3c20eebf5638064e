import type { ReactNode } from "react";
import type { PaywallViewProps } from "./attributes.js";
import { CardBox } from "./card-box.js";
import { subscribeWords } from "./subscribe-words.js";
import { text } from "./text.js";
import { useSessionNow } from "./use-session-now.js";

/** Card for a signed-in user without the subscription. */
export function SubscribeCard(props: Pick<PaywallViewProps, "gift" | "goal" | "checkout">): ReactNode {
  const { explained, href, leads } = subscribeWords(useSessionNow(), props);
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
