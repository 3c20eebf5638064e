import { goTo, report, safeHref } from "@quire/core";
import { whileSignedIn } from "@quire/features/ordering";
import { chooseForOrder, orderStore } from "@quire/services/order";
import type { PaymentToken } from "@quire/services/payment";
import { type RefObject, useRef, useState } from "react";
import { ignoreDoublePress } from "./ignore-double-press.js";
import { REVIEW_HREF } from "./links.js";

/** Sends a form that is open; whether what it holds was taken. */
type SendForm = () => Promise<boolean>;

/** Forms of addresses that are open, by what they are for. */
export type OpenForms = RefObject<Map<string, SendForm>>;

/** The payment service's fields, while they are there. */
export type CardRef = RefObject<(() => Promise<PaymentToken | undefined>) | undefined>;

interface Continue {
  readonly forms: OpenForms;
  readonly card: CardRef;
  readonly isBusy: boolean;
  readonly goOn: () => void;
}

/** One press tells all that is typed, the card last, and goes on where the store has taken it. */
export function useContinue(reviewHref: string): Continue {
  const forms: OpenForms = useRef(new Map<string, SendForm>());
  const card: CardRef = useRef<(() => Promise<PaymentToken | undefined>) | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function tellAll(): Promise<boolean> {
    for (const send of [...forms.current.values()]) if (!(await send())) return false;
    const ask = card.current;
    if (!ask) return true;
    const payment = await ask();
    // Without a token the fields say themselves what is missing.
    return payment !== undefined && whileSignedIn(chooseForOrder({ payment }));
  }
  async function goOn(): Promise<void> {
    if (isUnderWay.current) return; // A second press may come before React has rendered.
    isUnderWay.current = true;
    setBusy(true);
    const isTold = await tellAll().finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
    if (!isTold) ignoreDoublePress();
    // A session that has ended meanwhile has taken the forms away: nothing was told.
    if (isTold && orderStore().getState().status === "ready") goTo(safeHref(reviewHref) ?? REVIEW_HREF);
  }
  return { forms, card, isBusy, goOn: () => void goOn().catch(report) };
}
