import type { Checkout } from "@quire/services/contract";
import { chooseShipping, type OrderProblem } from "@quire/services/order";
import { Choices } from "./choices.js";
import { Problem } from "./problem.js";
import { money } from "./words.js";

interface ShippingStepProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
}

/** Shows the shipping methods once there is an address, or nothing if nothing is shipped. */
export function ShippingStep({ checkout, problem }: ShippingStepProps) {
  const { ships, shippingMethods, shippingMethod, cart } = checkout;
  if (!ships) return null;
  return (
    <section className="step">
      <h2>Shipping</h2>
      <Problem problem={problem} />
      {shippingMethods.length === 0 ? (
        <p>Add an address to see shipping methods.</p>
      ) : (
        <Choices
          legend="Shipping method"
          choices={shippingMethods.map(({ id, name, description, cost }) => ({
            id,
            words: `${name}, ${description}: ${money(cost, cart.currency.code)}`,
          }))}
          chosen={shippingMethod}
          onChoose={chooseShipping}
        />
      )}
    </section>
  );
}
