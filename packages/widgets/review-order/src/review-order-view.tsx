import { reactView } from "@quire/element";
import { cartLinesSheet, isOffline, ReadProblem } from "@quire/features/cart-lines";
import { cartTermsSheet } from "@quire/features/cart-terms";
import { OrderStep, orderingSheet } from "@quire/features/ordering";
import { controlsSheet, lightStyles } from "@quire/ui";
import type { ReactNode } from "react";
import { ReceiptView } from "./receipt-view.js";
import { Review } from "./review.js";
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
