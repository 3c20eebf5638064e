import { formatMoney, pageLocale, parseMoney } from "@quire/core";
import { Problem } from "@quire/features/ordering";
import type { Checkout, ShippingMethod } from "@quire/services/contract";
import { chooseShipping, type OrderProblem } from "@quire/services/order";
import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";
import { Choices } from "./choices.js";
import { text } from "./text.js";

interface ShippingStepProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
}

/** The shipping methods, once the destination is known; nothing for digital orders (content-9.20). */
export function ShippingStep({ checkout, problem }: ShippingStepProps): ReactNode {
  const { ships, shippingMethods, shippingMethod, cart } = checkout;
  const id = useUniqueId("shipping");
  if (!ships) return null;
  return (
    <section className="quire-step" aria-labelledby={id} id="shipping-method">
      <h2 className="quire-step-heading" id={id}>
        {text("shippingMethod")}
      </h2>
      <Problem problem={problem} />
      {shippingMethods.length === 0 ? (
        <p className="quire-muted">{text("shippingLater")}</p>
      ) : (
        <Choices
          legend={text("shippingMethod")}
          choices={shippingMethods.map((method) => ({
            id: method.id,
            words: getWords(method, cart.currency.code),
          }))}
          chosen={shippingMethod}
          onChoose={chooseShipping}
        />
      )}
    </section>
  );
}

function getWords({ name, description, cost }: ShippingMethod, currency: string): ReactNode {
  const price = parseMoney(cost, currency);
  return (
    <>
      <span className="quire-method">
        <span className="quire-method-name">{name}</span>
        <span className="quire-method-cost">
          {price?.minor === 0 ? text("free") : price && formatMoney(price, pageLocale())}
        </span>
      </span>
      <span className="quire-address-line" dir="auto">
        {description}
      </span>
    </>
  );
}
