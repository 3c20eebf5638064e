import { callOnce } from "../client/index.js";
import { type Address, type BodyOf, saveAddress } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { failToWrite } from "./fail-to-write.js";
import { getProblems, type OrderProblem } from "./order-problem.js";

/** Outcome: saved, refused by field, or failed with an error in the state. */
type SaveAddressOutcome =
  | { readonly kind: "saved"; readonly address: Address }
  | { readonly kind: "refused"; readonly problems: readonly OrderProblem[] }
  | { readonly kind: "failed" };

/** Saves an address in the user's account, once on a double click. */
export function saveOrderAddress(address: BodyOf<typeof saveAddress>): Promise<SaveAddressOutcome> {
  return dedupe(`address ${JSON.stringify(address)}`, async () => {
    const { onLine } = navigator;
    try {
      const saved = await callOnce(saveAddress, { body: address, signal: sessionSignal() });
      return { kind: "saved", address: saved.address };
    } catch (error) {
      const problems = getProblems(error);
      if (problems.length > 0) return { kind: "refused", problems };
      failToWrite(error, onLine);
      return { kind: "failed" };
    }
  });
}
