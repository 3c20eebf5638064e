import { formatMoney, pageLocale } from "@quire/core";
import { reactView } from "@quire/element";
import { cartLinesSheet, isOffline, ReadProblem } from "@quire/features/cart-lines";
import { cartTermsSheet, cartTermsText, isEstimate } from "@quire/features/cart-terms";
import {
  CallProblem,
  CheckingNote,
  LastOrder,
  OrderStep,
  orderingSheet,
  Problem,
  useInert,
} from "@quire/features/ordering";
import { getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { type OrderState, orderTotals } from "@quire/services/order";
import { controlsSheet, lightStyles } from "@quire/ui";
import type { ReactNode } from "react";
import { Choices } from "./choices.js";
import { OrderItems, OrderSummary } from "./order-items.js";
import { BankStep, PlaceButton, usePlacing, useProcessingModal } from "./place-order.js";
import { ReceiptView } from "./receipt-view.js";
import sheet from "./review-order.css?inline";

interface ReviewOrderViewProps {
  readonly checkoutHref: string;
  readonly cartHref: string;
  readonly storeHref: string;
  readonly ordersHref: string;
  readonly closeHref: string;
}

/** The last step of the checkout: the whole order, the button that places it, and the receipt. */
export function ReviewOrderView(props: ReviewOrderViewProps): ReactNode {
  const { checkoutHref, cartHref, storeHref, ordersHref, closeHref } = props;
  return (
    <OrderStep
      storeHref={storeHref}
      ready={(state, checkout) => (
        <Review state={state} checkout={checkout} checkoutHref={checkoutHref} cartHref={cartHref} />
      )}
      ordered={(order) => <ReceiptView order={order} ordersHref={ordersHref} closeHref={closeHref} />}
      failed={(error, retry) => (
        <ReadProblem kind={isOffline(error) ? "offline" : "error"} isStale={false} onRetry={retry} />
      )}
    />
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(
  ReviewOrderView,
  ...lightStyles(controlsSheet, cartLinesSheet, cartTermsSheet, orderingSheet, sheet),
);

interface ReviewProps {
  readonly state: OrderState;
  readonly checkout: Checkout;
  readonly checkoutHref: string;
  readonly cartHref: string;
}

const CHOSEN = ["shippingAddressId", "billingAddressId", "shippingMethod", "payment"];

/** A submitted order is locked until its outcome is known. A refusal shows at the choice that it concerns. */
function Review({ state, checkout, checkoutHref, cartHref }: ReviewProps): ReactNode {
  const { step, problem } = state;
  const { bank, place, leave } = usePlacing();
  const lines = getLines(checkout.cart);
  const isLineProblem = lines.some(({ productId }) => productId === problem?.field);
  const isShownElsewhere = isLineProblem || CHOSEN.includes(problem?.field ?? "");
  const needsCard = problem?.field === "payment" && checkout.paymentLabel === "";
  const isSent = step === "second-step" || step === "checking";
  const columns = useInert(isSent);
  const steps = useInert(step === "submitting"); // The clicked button keeps the focus.
  useProcessingModal(step === "submitting");
  return (
    <>
      {step === "checking" && <CheckingNote isBusy={state.isBusy} />}
      <LastOrder order={state.order} />
      <BankStep container={bank} isOpen={step === "second-step"} onLeave={leave} />
      {step !== "second-step" && <TopTotal checkout={checkout} />}
      <div className="quire-columns" ref={columns} hidden={step === "second-step"}>
        <div className="quire-steps" ref={steps}>
          <OrderItems lines={lines} cartHref={cartHref} problem={isLineProblem ? problem : undefined} />
          <Choices checkout={checkout} checkoutHref={checkoutHref} problem={problem} />
        </div>
        <OrderSummary checkout={checkout}>
          <Problem problem={isShownElsewhere ? undefined : problem} />
          <CallProblem {...state} />
          {!isSent && <PlaceButton step={step} isBlocked={needsCard} onPress={place} />}
        </OrderSummary>
      </div>
    </>
  );
}

/** The total above the order on a narrow page. A wide page shows the summary next to the order. */
function TopTotal({ checkout }: { readonly checkout: Checkout }): ReactNode {
  const totals = orderTotals(checkout);
  return (
    <p className="quire-top-total">
      <span>{cartTermsText(isEstimate(totals, checkout.ships) ? "estimatedTotal" : "grandTotal")}</span>
      <bdi>{formatMoney(totals.grandTotal, pageLocale())}</bdi>
    </p>
  );
}
