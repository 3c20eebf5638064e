import type { Checkout } from "@quire/services/contract";
import { type AddressField, chooseForOrder, type OrderProblem } from "@quire/services/order";
import type { ReactNode } from "react";
import { AddressStep } from "./address-step.js";
import { OnDemand } from "./on-demand.js";
import { SameAddress } from "./same-address.js";
import { text } from "./text.js";
import { useCheckoutDraft } from "./use-checkout-draft.js";
import type { OpenForms } from "./use-continue.js";

interface AddressStepsProps {
  readonly checkout: Checkout;
  readonly problem: OrderProblem | undefined;
  readonly forms: OpenForms;
}

const loadPlace = () => import("./place-step.js").then(({ PlaceStep }) => PlaceStep);

/**
 * Delivery and billing addresses: one for both unless the user separates them. Digital orders need only a billing
 * address, or a place if the store accepts one.
 */
export function AddressSteps({ checkout, problem, forms }: AddressStepsProps): ReactNode {
  const { ships, shippingAddressId, billingAddressId } = checkout;
  const { draft, change } = useCheckoutDraft();
  const isSplit = ships && (draft.isSplit ?? shippingAddressId !== billingAddressId);
  const step = (field: AddressField, fields: readonly AddressField[]) => (
    <AddressStep
      checkout={checkout}
      field={field}
      fields={fields}
      problem={problem && fields.some((one) => one === problem.field) ? problem : undefined}
      draft={draft[field]}
      onDraft={(typed) => change(() => ({ [field]: typed }))}
      forms={forms}
    >
      {ships && field === "shippingAddressId" && (
        <SameAddress label={text("sameAddress")} isSame={!isSplit} onChange={part} />
      )}
    </AddressStep>
  );
  function part(isSame: boolean): void {
    change(() => ({ isSplit: !isSame, ...(isSame && { billingAddressId: undefined }) }));
    if (isSame && shippingAddressId !== billingAddressId)
      void chooseForOrder({ billingAddressId: shippingAddressId });
  }
  if (!ships && checkout.billing === "place" && checkout.addresses.length === 0) {
    const own = problem?.field === "billingAddressId" ? problem : undefined;
    return <OnDemand load={loadPlace} props={{ checkout, problem: own, forms }} />;
  }
  if (!ships) return step("billingAddressId", ["billingAddressId"]);
  return (
    <>
      {step("shippingAddressId", isSplit ? ["shippingAddressId"] : ["shippingAddressId", "billingAddressId"])}
      {isSplit && step("billingAddressId", ["billingAddressId"])}
    </>
  );
}
