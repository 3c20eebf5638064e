import { AddressLines, Problem, withSignInPrompt } from "@quire/features/ordering";
import type { Checkout } from "@quire/services/contract";
import {
  type AddressField,
  chooseForOrder,
  chooseNewAddress,
  type OrderProblem,
} from "@quire/services/order";
import { useNextFocus, useUniqueId } from "@quire/ui";
import { type ReactNode, useRef } from "react";
import { AddressForm } from "./address-form.js";
import { Choices } from "./choices.js";
import { text } from "./text.js";
import type { AddressDraft } from "./use-checkout-draft.js";
import type { OpenForms } from "./use-continue.js";

interface AddressStepProps {
  readonly checkout: Checkout;
  /** The field of the order that this address is for. */
  readonly field: AddressField;
  readonly fields: readonly AddressField[];
  readonly problem: OrderProblem | undefined;
  /** The draft of a new address; undefined while its form is closed. */
  readonly draft: AddressDraft | undefined;
  readonly onDraft: (draft: AddressDraft | undefined) => void;
  readonly forms: OpenForms;
  readonly children?: ReactNode;
}

/** Lists the account's addresses to choose from, or shows a form for a new one. */
export function AddressStep(props: AddressStepProps): ReactNode {
  const { checkout, field, fields, problem, draft, onDraft, forms, children } = props;
  const { addresses, countries } = checkout;
  const id = useUniqueId("address");
  const step = useRef<HTMLElement>(null);
  const willFocus = useNextFocus();
  const isShipping = field === "shippingAddressId";
  const heading = text(isShipping ? "shippingAddress" : "billingAddress");
  const find = (selector: string) => () => step.current?.querySelector<HTMLElement>(selector);

  function close(): void {
    onDraft(undefined);
    // The form is removed, so the focus moves on.
    willFocus(find("input:checked"));
  }
  return (
    <section
      className="quire-step"
      aria-labelledby={id}
      ref={step}
      id={isShipping ? "shipping-address" : "billing-address"}
    >
      <h2 className="quire-step-heading" id={id}>
        {heading}
      </h2>
      <Problem problem={problem} />
      {draft || addresses.length === 0 ? (
        <AddressForm
          key={field}
          purpose={isShipping ? "shipping" : "billing"}
          countries={countries}
          typed={draft ?? {}}
          onType={onDraft}
          save={(address) => withSignInPrompt(chooseNewAddress(address, fields))}
          onSaved={close}
          forms={forms}
          quotedFor={checkout.cart.shipTo}
          isDestination={isShipping === checkout.ships && !checkout[field]}
          {...(addresses.length > 0 && { onCancel: close })}
        />
      ) : (
        <>
          <Choices
            legend={heading}
            choices={addresses.map((address) => ({
              id: address.id,
              words: <AddressLines address={address} countries={countries} />,
            }))}
            chosen={checkout[field]}
            onChoose={(chosen) => chooseForOrder(Object.fromEntries(fields.map((one) => [one, chosen])))}
          />
          <p>
            <button
              type="button"
              className="quire-link"
              onClick={() => {
                onDraft({});
                willFocus(find("form input"));
              }}
            >
              {text("anotherAddress")}
            </button>
          </p>
        </>
      )}
      {children}
    </section>
  );
}
