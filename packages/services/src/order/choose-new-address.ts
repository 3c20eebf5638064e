import { jsonText, pageSingleton } from "@quire/core";
import type { BodyOf, saveAddress } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { chooseForOrder } from "./choose-for-order.js";
import type { OrderProblem } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { saveOrderAddress } from "./save-order-address.js";

/** With an `id` it is one of the account's, changed. */
type NewAddress = BodyOf<typeof saveAddress>;

/** What an address is chosen for. */
export type AddressField = "shippingAddressId" | "billingAddressId";

/** It is chosen, and has an id by now; refused field by field; or nobody knows: the state has the error. */
export type NewAddressOutcome =
  | { readonly kind: "chosen"; readonly id: string }
  | { readonly kind: "refused"; readonly problems: readonly OrderProblem[] }
  | { readonly kind: "failed" };

interface Unchosen {
  readonly reader: AbortSignal;
  readonly id: string;
  readonly said: string;
}

/** What was saved for the reader, and then not chosen. */
const unchosen = () => pageSingleton<{ last?: Unchosen | undefined }>("unchosen-address", () => ({}));

/**
 * Keeps an address in the reader's account and chooses it, once for a double click. Where only the choosing fails, the
 * next try saves nothing anew: what was changed meanwhile changes the address that is there.
 */
export function chooseNewAddress(
  address: NewAddress,
  fields: readonly AddressField[],
): Promise<NewAddressOutcome> {
  const said = jsonText(address);
  return dedupe(`new address ${fields} ${said}`, async () => {
    const reader = sessionSignal();
    const kept = await keep(address, said, reader);
    if (kept.kind !== "kept") return kept;
    unchosen().last = { reader, id: kept.id, said };
    const isChosen = await chooseForOrder(Object.fromEntries(fields.map((field) => [field, kept.id])));
    if (!isChosen) return { kind: "failed" };
    unchosen().last = undefined;
    return { kind: "chosen", id: kept.id };
  });
}

type Kept = { readonly kind: "kept"; readonly id: string } | Exclude<NewAddressOutcome, { kind: "chosen" }>;

async function keep(address: NewAddress, said: string, reader: AbortSignal): Promise<Kept> {
  const { last } = unchosen();
  const before = last?.reader === reader ? last : undefined;
  if (before?.said === said) return { kind: "kept", id: before.id };
  orderStore().setState({ error: undefined });
  const outcome = await saveOrderAddress({ ...(before && { id: before.id }), ...address });
  return outcome.kind === "saved" ? { kind: "kept", id: outcome.address.id } : outcome;
}
