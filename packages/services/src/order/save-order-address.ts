import { callOnce } from "../client/index.js";
import { type Address, type BodyOf, saveAddress } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { failToWrite } from "./fail-to-write.js";
import { type OrderProblem, problemsOf } from "./order-problem.js";

/** An address was kept, refused field by field, or nobody knows: the state has the error. */
type SaveAddressOutcome =
  | { readonly kind: "saved"; readonly address: Address }
  | { readonly kind: "refused"; readonly problems: readonly OrderProblem[] }
  | { readonly kind: "failed" };

/** Keeps an address in the reader's account, once for a double click. */
export function saveOrderAddress(address: BodyOf<typeof saveAddress>): Promise<SaveAddressOutcome> {
  return dedupe(`address ${JSON.stringify(address)}`, async () => {
    const { onLine } = navigator;
    try {
      const saved = await callOnce(saveAddress, { body: address, signal: sessionSignal() });
      return { kind: "saved", address: saved.address };
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length > 0) return { kind: "refused", problems };
      failToWrite(error, onLine);
      return { kind: "failed" };
    }
  });
}
