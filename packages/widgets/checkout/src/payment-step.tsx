import { Problem } from "@quire/features/ordering";
import type { OrderProblem } from "@quire/services/order";
import { useNextFocus, useUniqueId } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CardFields } from "./card-fields.js";
import { text } from "./text.js";
import type { CardRef } from "./use-continue.js";
import { Wallets } from "./wallets.js";

interface PaymentStepProps {
  /** Label of the chosen card, such as `Visa •••• 4242`; empty if there is none or it was declined. */
  readonly label: string;
  readonly problem: OrderProblem | undefined;
  readonly card: CardRef;
  /** Continues with a wallet, which needs no card. */
  readonly onWallet: () => void;
}

/** The payment: the card that the server knows, or the payment service's own fields. */
export function PaymentStep({ label, problem, card, onWallet }: PaymentStepProps): ReactNode {
  const id = useUniqueId("payment");
  const step = useRef<HTMLElement>(null);
  const willFocus = useNextFocus();
  const [isChanging, setChanging] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  function change(wanted: boolean): void {
    setChanging(wanted);
    // The clicked button is removed.
    willFocus(() => step.current?.querySelector<HTMLElement>(wanted ? "h2" : "button"));
  }
  return (
    <section className="quire-step" aria-labelledby={id} ref={step} id="payment">
      <h2 className="quire-step-heading" id={id} tabIndex={-1}>
        {text("payment")}
      </h2>
      <Problem problem={problem} />
      {isChanging || !label ? (
        <>
          <Wallets
            onChosen={() => {
              if (isUnmounted.current) return;
              setChanging(false);
              onWallet();
            }}
          />
          <CardFields card={card} />
        </>
      ) : (
        <p>{text("paysWith", { card: label })}</p>
      )}
      {label && (
        <p>
          <button type="button" className="quire-link" onClick={() => change(!isChanging)}>
            {isChanging ? text("keepCard", { card: label }) : text("anotherCard")}
          </button>
        </p>
      )}
    </section>
  );
}
