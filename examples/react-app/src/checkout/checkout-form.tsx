import type { Checkout } from "@quire/services/contract";
import { type OrderState, submitCheckout } from "@quire/services/order";
import { useRef } from "react";
import { AddressStep } from "./address-step.js";
import { focusOnMount } from "./focus-on-mount.js";
import { PaymentStep } from "./payment-step.js";
import { PromoStep } from "./promo-step.js";
import { ShippingStep } from "./shipping-step.js";
import { Summary } from "./summary.js";

interface CheckoutFormProps {
  readonly state: OrderState;
  readonly checkout: Checkout;
}

/** Each refusal shows at its field. A submitted order cannot be changed until its outcome is known. */
export function CheckoutForm({ state: { step, problem, error }, checkout }: CheckoutFormProps) {
  const bank = useRef<HTMLDivElement>(null);
  const isOpen = step === "idle" || step === "choosing";
  const of = (...fields: string[]) => (problem && fields.includes(problem.field) ? problem : undefined);
  const address = of("shippingAddressId", "billingAddressId");
  const shipping = of("shippingMethod");
  const payment = of("payment");
  const rest = address || shipping || payment ? undefined : problem;
  return (
    <>
      <h1>Checkout</h1>
      <div inert={!isOpen}>
        <AddressStep checkout={checkout} problem={address} />
        <ShippingStep checkout={checkout} problem={shipping} />
        <PromoStep cart={checkout.cart} />
        <PaymentStep label={checkout.paymentLabel} problem={payment} />
        <Summary checkout={checkout} problem={rest} />
      </div>
      {step === "second-step" && (
        <h2 tabIndex={-1} ref={focusOnMount}>
          Confirm the payment with your bank
        </h2>
      )}
      <div className="card" ref={bank} />
      {step === "checking" && (
        <p role="status" tabIndex={-1} ref={focusOnMount}>
          We’re checking whether your order went through. Please don’t order again. We’ll show the result
          here.
        </p>
      )}
      {error && !problem && isOpen && (
        <p className="problem" role="alert">
          We couldn’t reach the shop. Please try again.
        </p>
      )}
      {(isOpen || step === "submitting") && (
        <button
          type="button"
          aria-disabled={step !== "idle"}
          onClick={() => step === "idle" && bank.current && submitCheckout(bank.current)}
        >
          {step === "submitting" ? "Placing your order…" : "Place order"}
        </button>
      )}
    </>
  );
}
