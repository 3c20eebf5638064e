import { jsonText, pageSingleton } from "@quire/core";
import type { Address, BodyOf, saveAddress } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { chooseForOrder } from "./choose-for-order.js";
import type { OrderProblem } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { refreshCheckout } from "./refresh-checkout.js";
import { saveOrderAddress } from "./save-order-address.js";

/** With an `id`, changes an address of the account. */
type NewAddress = BodyOf<typeof saveAddress>;

/** Field of the order that takes an address. */
export type AddressField = "shippingAddressId" | "billingAddressId";

/** Outcome: chosen with its id, refused by field, or failed with an error in the state. */
export type NewAddressOutcome =
  | { readonly kind: "chosen"; readonly id: string }
  | { readonly kind: "refused"; readonly problems: readonly OrderProblem[] }
  | { readonly kind: "failed" };

interface Unchosen {
  readonly reader: AbortSignal;
  readonly id: string;
  readonly addressText: string;
}

/** An address that was saved, but that the order does not use yet because the second call failed. */
const getUnchosen = () => pageSingleton<{ last?: Unchosen | undefined }>("unchosen-address", () => ({}));

/**
 * Saves an address in the user's account and chooses it, once on a double click. If the outcome of saving is
 * unknown, the checkout is reloaded to find the address. If only choosing fails, the next attempt changes the
 * saved address instead of adding one.
 */
export function chooseNewAddress(
  address: NewAddress,
  fields: readonly AddressField[],
): Promise<NewAddressOutcome> {
  const addressText = jsonText(address);
  return dedupe(`new address ${fields} ${addressText}`, async () => {
    const reader = sessionSignal();
    const savedAddress = await saveNewAddress(address, addressText, reader);
    if (savedAddress.kind !== "kept") return savedAddress;
    getUnchosen().last = { reader, id: savedAddress.id, addressText };
    const isChosen = await chooseForOrder(
      Object.fromEntries(fields.map((field) => [field, savedAddress.id])),
    );
    if (!isChosen) return { kind: "failed" };
    getUnchosen().last = undefined;
    return { kind: "chosen", id: savedAddress.id };
  });
}

type SavedAddress =
  | { readonly kind: "kept"; readonly id: string }
  | Exclude<NewAddressOutcome, { kind: "chosen" }>;

async function saveNewAddress(
  address: NewAddress,
  addressText: string,
  reader: AbortSignal,
): Promise<SavedAddress> {
  const { last } = getUnchosen();
  const before = last?.reader === reader ? last : undefined;
  if (before?.addressText === addressText) return { kind: "kept", id: before.id };
  orderStore().setState({ error: undefined, isUnsure: false });
  const sent = { ...(before && { id: before.id }), ...address };
  const known = addresses().map(({ id }) => id);
  const outcome = await saveOrderAddress(sent);
  if (outcome.kind === "saved") return { kind: "kept", id: outcome.address.id };
  const { isUnsure } = orderStore().getState();
  const found = isUnsure ? await findSavedAddress(sent, known) : undefined;
  return found ? { kind: "kept", id: found.id } : outcome;
}

const addresses = () => orderStore().getState().checkout?.addresses ?? [];

/** Returns the saved address if the answer was lost. */
async function findSavedAddress(
  { id, ...sent }: NewAddress,
  known: readonly string[],
): Promise<Address | undefined> {
  await refreshCheckout();
  const isSent = (one: Address) => {
    const saved: Readonly<Record<string, unknown>> = { ...one };
    return Object.entries(sent).every(([name, value]) => saved[name] === value);
  };
  return addresses().find((one) => (one.id === id || !known.includes(one.id)) && isSent(one));
}
