import { goTo, report, safeHref } from "@quire/core";
import { useHost } from "@quire/element";
import { withSignInPrompt } from "@quire/features/ordering";
import { chooseForOrder, orderStore } from "@quire/services/order";
import type { PaymentToken } from "@quire/services/payment";
import { type RefObject, useRef, useState } from "react";
import { ignoreDoublePress } from "./ignore-double-press.js";
import { REVIEW_HREF } from "./links.js";

/** Sends an open form. Resolves to true if the server accepted it. */
type SendForm = () => Promise<boolean>;

/** Open address forms, by their purpose. */
export type OpenForms = RefObject<Map<string, SendForm>>;

/** Requests a token from the payment service's fields, while they are mounted. */
export type CardRef = RefObject<(() => Promise<PaymentToken | undefined>) | undefined>;

interface Continue {
  readonly forms: OpenForms;
  readonly card: CardRef;
  readonly isBusy: boolean;
  readonly goOn: () => void;
  /** The same after a wallet was chosen in place of a card. */
  readonly goOnWithWallet: () => void;
}

/** Sends all input on one click, the card last, and navigates if the server has accepted it. */
export function useContinue(reviewHref: string): Continue {
  const forms: OpenForms = useRef(new Map<string, SendForm>());
  const card: CardRef = useRef<(() => Promise<PaymentToken | undefined>) | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const host = useHost();

  async function sendAll(hasWallet: boolean): Promise<boolean> {
    for (const send of [...forms.current.values()]) if (!(await send())) return false;
    const ask = card.current;
    if (!ask || hasWallet) return true;
    const payment = await ask();
    // The payment fields themselves show what is missing.
    return payment !== undefined && withSignInPrompt(chooseForOrder({ payment }));
  }
  async function goOn(hasWallet = false): Promise<void> {
    if (isSending.current) return; // A second click may come before React has rendered.
    isSending.current = true;
    setBusy(true);
    const isSent = await sendAll(hasWallet).finally(() => {
      isSending.current = false;
      if (!host.signal.aborted) setBusy(false);
    });
    if (!isSent) ignoreDoublePress();
    // If the session has ended meanwhile, the forms were removed and nothing was sent.
    if (isSent && orderStore().getState().status === "ready") goTo(safeHref(reviewHref) ?? REVIEW_HREF);
  }
  return {
    ...{ forms, card, isBusy },
    goOn: () => void goOn().catch(report),
    goOnWithWallet: () => void goOn(true).catch(report),
  };
}
