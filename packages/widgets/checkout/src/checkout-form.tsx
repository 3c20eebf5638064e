import { CallProblem, CheckingNote, LastOrder, useInert } from "@quire/features/ordering";
import type { Checkout } from "@quire/services/contract";
import type { OrderProblem, OrderState } from "@quire/services/order";
import type { ReactNode } from "react";
import { AddressSteps } from "./address-steps.js";
import { ContinueButton } from "./continue-button.js";
import { OrderSummary } from "./order-summary.js";
import { PaymentStep } from "./payment-step.js";
import { ShippingStep } from "./shipping-step.js";
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
  const { forms, card, isBusy, goOn } = useContinue(reviewHref);
  const isChecking = step === "checking";
  const columns = useInert(isChecking);
  useLinkedStep();
  return (
    <>
      {isChecking && <CheckingNote isBusy={state.isBusy} />}
      <LastOrder order={state.order} />
      <div className="quire-columns" ref={columns}>
        <div className="quire-steps">
          <AddressSteps checkout={checkout} problem={problem} forms={forms} />
          <ShippingStep checkout={checkout} problem={of(problem, "shippingMethod")} />
          <PaymentStep label={checkout.paymentLabel} problem={of(problem, "payment")} card={card} />
        </div>
        <OrderSummary checkout={checkout} cartHref={cartHref} problem={rest(problem)}>
          <CallProblem {...state} />
          <ContinueButton isBusy={isBusy} onPress={goOn} />
        </OrderSummary>
      </div>
    </>
  );
}

const PLACED = ["shippingAddressId", "billingAddressId", "shippingMethod", "payment"];

const of = (problem: OrderProblem | undefined, field: string) =>
  problem?.field === field ? problem : undefined;

/** Returns a problem that belongs to none of this step's choices. */
const rest = (problem: OrderProblem | undefined) =>
  problem && !PLACED.includes(problem.field) ? problem : undefined;
