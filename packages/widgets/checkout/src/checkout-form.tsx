import type { PricedOrder } from "@quire/features/cart-terms";
import { CallProblem, CheckingNote, LastOrder, useInert } from "@quire/features/ordering";
import { getLines } from "@quire/services/cart";
import type { Checkout } from "@quire/services/contract";
import { type OrderProblem, type OrderState, orderTotals } from "@quire/services/order";
import { type ReactNode, useMemo } from "react";
import { AddressSteps } from "./address-steps.js";
import { ContinueButton } from "./continue-button.js";
import { OrderSummary } from "./order-summary.js";
import { PaymentStep } from "./payment-step.js";
import { ShippingStep } from "./shipping-step.js";
import { SummaryBar } from "./summary-bar.js";
import { useContinue } from "./use-continue.js";
import { useLinkedStep } from "./use-linked-step.js";

interface CheckoutFormProps {
  readonly state: OrderState;
  readonly checkout: Checkout;
  readonly reviewHref: string;
  readonly cartHref: string;
}

/** All choices of this step. Each refusal is shown at its field. */
export function CheckoutForm({ state, checkout, reviewHref, cartHref }: CheckoutFormProps): ReactNode {
  const { step, problem } = state;
  const { forms, card, isBusy, goOn, goOnWithWallet } = useContinue(reviewHref);
  const isChecking = step === "checking";
  const columns = useInert(isChecking);
  const priced = useMemo<PricedOrder>(
    () => ({ lines: getLines(checkout.cart), totals: orderTotals(checkout) }),
    [checkout],
  );
  useLinkedStep();
  return (
    <>
      {isChecking && <CheckingNote isBusy={state.isBusy} />}
      <LastOrder order={state.order} />
      <SummaryBar priced={priced} ships={checkout.ships} />
      <div className="quire-columns" ref={columns}>
        <div className="quire-steps">
          <AddressSteps checkout={checkout} problem={problem} forms={forms} />
          <ShippingStep checkout={checkout} problem={getProblemOf(problem, "shippingMethod")} />
          <PaymentStep
            label={checkout.paymentLabel}
            problem={getProblemOf(problem, "payment")}
            card={card}
            onWallet={goOnWithWallet}
          />
        </div>
        <OrderSummary
          cart={checkout.cart}
          priced={priced}
          ships={checkout.ships}
          cartHref={cartHref}
          problem={getOtherProblem(problem)}
        >
          <CallProblem {...state} />
          <ContinueButton isBusy={isBusy} onPress={goOn} />
        </OrderSummary>
      </div>
    </>
  );
}

/** Fields whose problems show at their step. */
const PLACED = [
  ...["shippingAddressId", "billingAddressId", "shippingMethod", "payment"],
  ...["countryCode", "postalCode"],
];

const getProblemOf = (problem: OrderProblem | undefined, field: string) =>
  problem?.field === field ? problem : undefined;

/** Returns a problem that belongs to none of this step's choices. */
const getOtherProblem = (problem: OrderProblem | undefined) =>
  problem && !PLACED.includes(problem.field) ? problem : undefined;
