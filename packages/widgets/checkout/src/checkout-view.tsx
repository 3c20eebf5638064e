import { reactView } from "@quire/element";
import { cartLinesSheet, isOffline, ReadProblem } from "@quire/features/cart-lines";
import { cartTermsSheet } from "@quire/features/cart-terms";
import { OrderStep, orderingSheet, SignInGate } from "@quire/features/ordering";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import type { ReactNode } from "react";
import sheet from "./checkout.css?inline";
import { CheckoutForm } from "./checkout-form.js";
import { OnDemand } from "./on-demand.js";
import { Placed } from "./placed.js";

interface CheckoutViewProps {
  readonly reviewHref: string;
  readonly cartHref: string;
  readonly storeHref: string;
}

const loadGuest = () => import("./guest-checkout.js").then(({ loadGuestCheckout }) => loadGuestCheckout());

/** The step between the cart and the review. */
export function CheckoutView({ reviewHref, cartHref, storeHref }: CheckoutViewProps): ReactNode {
  return (
    <OrderStep
      storeHref={storeHref}
      ready={(state, checkout) => (
        <CheckoutForm state={state} checkout={checkout} reviewHref={reviewHref} cartHref={cartHref} />
      )}
      guest={() => (
        <OnDemand
          load={loadGuest}
          props={{ cartHref, storeHref }}
          fallback={<SignInGate hasSessionEnded={false} ended={undefined} />}
        />
      )}
      ordered={(order) => <Placed order={order} reviewHref={reviewHref} />}
      failed={(error, retry) => (
        <ReadProblem kind={isOffline(error) ? "offline" : "error"} isStale={false} onRetry={retry} />
      )}
    />
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(
  CheckoutView,
  ...lightStyles(controlsSheet, formSheet, cartLinesSheet, cartTermsSheet, orderingSheet, sheet),
);
