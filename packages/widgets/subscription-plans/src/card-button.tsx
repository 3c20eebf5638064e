import * as configuration from "@quire/services/configuration";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import type { PlanCard } from "./get-cards.js";
import { text } from "./text.js";
import type { PlanCheckout } from "./use-plan-checkout.js";

interface CardButtonProps {
  readonly card: PlanCard;
  readonly label: ReactNode;
  readonly isQuiet: boolean;
  readonly checkout: PlanCheckout;
}

/** The button that opens a plan's checkout, and the message if it did not open. */
export function CardButton({ card, label, isQuiet, checkout }: CardButtonProps): ReactNode {
  const { busy, problem, start } = checkout;
  const isBusy = busy === card.plan.id;
  return (
    <>
      <button
        part="subscribe"
        className="quire-button"
        type="button"
        data-quiet={isQuiet ? "" : undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={busy !== undefined || undefined}
        onClick={({ currentTarget, detail }) => start(card, currentTarget, detail === 0)}
      >
        <span>{label}</span>
        <span className="quire-spinner" aria-hidden="true" />
      </button>
      {problem?.planId === card.plan.id && (
        <Notice tone="error">
          <p part="problem">{text.rich<ReactNode>(problem.kind, {}, { a: contactLink })}</p>
        </Notice>
      )}
    </>
  );
}

const contactLink = (words: string) => (
  <a key="contact" className="quire-link" href={configuration.customerService().href}>
    {words}
  </a>
);
