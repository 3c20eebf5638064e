import type { Address, Checkout } from "@quire/services/contract";
import { chooseForOrder, type OrderProblem } from "@quire/services/order";
import { useRef, useState } from "react";
import { AddressForm } from "./address-form.js";
import { Choices } from "./choices.js";
import { Problem } from "./problem.js";

interface AddressStepProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
}

/** Uses one address for parcel and bill. A shop with separate addresses chooses twice. */
export function AddressStep({ checkout, problem }: AddressStepProps) {
  const { addresses, countries, ships, shippingAddressId, billingAddressId } = checkout;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const choose = (id: string) => chooseForOrder({ shippingAddressId: id, billingAddressId: id });
  const isAsking = isAdding || addresses.length === 0;

  function takeChosen() {
    setAdding(false);
    heading.current?.focus(); // The form is removed, and its focus moves to the heading.
  }

  return (
    <section className="step">
      <h2 ref={heading} tabIndex={-1}>
        {ships ? "Shipping and billing address" : "Billing address"}
      </h2>
      <Problem problem={problem} />
      {isAsking ? (
        <AddressForm countries={countries} onChosen={takeChosen} />
      ) : (
        <>
          <Choices
            legend="Your addresses"
            choices={addresses.map((address) => ({ id: address.id, words: addressLine(address) }))}
            chosen={ships ? shippingAddressId : billingAddressId}
            onChoose={choose}
          />
          <button type="button" className="quiet" onClick={() => setAdding(true)}>
            Use another address
          </button>
        </>
      )}
    </section>
  );
}

export function addressLine(address: Address): string {
  const { firstName, lastName, address1, address2, city, state, postalCode, countryCode } = address;
  const parts = [`${firstName} ${lastName}`, address1, address2, city, `${state} ${postalCode}`, countryCode];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
