import { report } from "@quire/core";
import { withSignInPrompt } from "@quire/features/ordering";
import { chooseForOrder, paymentDue } from "@quire/services/order";
import { getPaymentAdapter, type PaymentToken } from "@quire/services/payment";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { text } from "./text.js";

interface WalletsProps {
  /** Continues to the review with the chosen wallet. */
  readonly onChosen: () => void;
}

/** Buttons of the wallets that the device and the payment service offer. Without any, nothing shows. */
export function Wallets({ onChosen }: WalletsProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState(false);
  const chosen = useRef(onChosen);
  chosen.current = onChosen;
  useEffect(() => {
    const place = container.current;
    if (!place) return;
    const controller = new AbortController();
    async function approved(payment: PaymentToken): Promise<boolean> {
      const isAccepted = await withSignInPrompt(chooseForOrder({ payment }));
      // The buttons are removed by now, because the store has a payment.
      if (isAccepted) chosen.current();
      return isAccepted;
    }
    const buttons = mountWallets(place, approved);
    buttons?.ready.then(
      (isAvailable) => controller.signal.aborted || setOffered(isAvailable),
      // The card fields work without wallets.
      (cause: unknown) => controller.signal.aborted || report(cause),
    );
    return () => {
      controller.abort();
      buttons?.remove();
    };
  }, []);
  return (
    <div className="quire-wallets" data-offered={isOffered || undefined}>
      <div ref={container} />
      {isOffered && <p className="quire-or">{text("orCard")}</p>}
    </div>
  );
}

function mountWallets(place: HTMLElement, approved: (token: PaymentToken) => Promise<boolean>) {
  try {
    return getPaymentAdapter()?.mountWallets?.(place, paymentDue, approved);
  } catch (cause) {
    report(cause);
    return undefined;
  }
}
