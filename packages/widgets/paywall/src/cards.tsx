import { safeHref } from "@quire/core";
import { useHost } from "@quire/element";
import { authenticatePath, formAction, type Typed } from "@quire/features/credentials";
import type { ReactNode } from "react";
import type { PaywallViewProps } from "./attributes.js";
import type { Card } from "./card.js";
import { goOn } from "./go-on.js";
import { RegisterCard } from "./register-card.js";
import { ResetCard } from "./reset-card.js";
import { SignInCard } from "./sign-in-card.js";
import type { ShownCard } from "./use-card.js";
import type { HoldCard } from "./use-hold.js";

interface CardsProps extends PaywallViewProps {
  readonly shown: ShownCard;
  readonly typed: Typed;
  readonly hold: HoldCard;
  readonly go: (card: Card) => void;
  readonly onSent: () => void;
}

/** Renders the current card. */
export function Cards(props: CardsProps): ReactNode {
  const { shown, typed, hold, go, gift, goal } = props;
  const host = useHost();
  const checkout = safeHref(props.checkout);
  const shared = { gift, goal, typed, go, hold };
  switch (shown.card) {
    case "sign-in":
      return (
        <SignInCard
          {...shared}
          action={formAction(props.action, authenticatePath())}
          onSignedIn={() => {
            props.onSignedIn(null);
            return goOn({ checkout, isNew: false, signal: host.signal });
          }}
        />
      );
    case "register":
      return (
        <RegisterCard
          {...shared}
          action={formAction(props.registrationAction, "/register")}
          previous={shown.previous}
          onRegistered={(emailAddress) => {
            props.onRegistered({ emailAddress });
            return goOn({ checkout, isNew: true, signal: host.signal });
          }}
        />
      );
    case "reset":
      return (
        <ResetCard
          {...shared}
          action={formAction(props.forgotPasswordAction, "/forgot-password")}
          isSent={shown.isSent}
          onSent={props.onSent}
        />
      );
  }
}
