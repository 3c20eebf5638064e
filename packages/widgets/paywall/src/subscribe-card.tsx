import { type Session, userOf, useSession } from "@quire/services/session";
import type { ReactNode } from "react";
import { CardBox } from "./card-box.js";
import { submitWords } from "./submit-words.js";
import { text } from "./text.js";

interface SubscribeCardProps {
  readonly gift: boolean;
  readonly goal: "checkout" | "reading";
  /** Where subscriptions are sold. */
  readonly href: string;
}

/** For somebody who is signed in and lacks the subscription. */
export function SubscribeCard({ gift, goal, href }: SubscribeCardProps): ReactNode {
  const email = emailOf(useSession());
  return (
    <CardBox title={text("titleSubscribe")}>
      <div className="quire-form">
        <p className="quire-text">{email ? text("subscribe", { email }) : text("subscribeUnnamed")}</p>
        <a className="quire-button" href={href}>
          {goal === "reading" && !gift ? text("toSubscriptions") : submitWords({ gift, goal })}
        </a>
      </div>
    </CardBox>
  );
}

function emailOf(session: Session): string {
  return userOf(session)?.emailAddress ?? "";
}
