import { type OrderProblem, orderStore } from "@quire/services/order";
import { text } from "./text.js";

const WRONG_NAMES = {
  firstName: "firstNameWrong",
  lastName: "lastNameWrong",
} as const;

const WRONG = {
  required: "required",
  "too-long": "tooLong",
  "postal-code": "postalCodeWrong",
  "unknown-state": "stateUnknown",
  "unknown-country": "countryUnknown",
} as const;

type Words = Readonly<Record<string, Parameters<typeof text>[0]>>;

/** Returns the error message of an address field. */
export function addressWords(problems: readonly OrderProblem[], name: string): string {
  const code = problems.find(({ field }) => field === name)?.code ?? "";
  const [table, key]: [Words, string] = code === "name" ? [WRONG_NAMES, name] : [WRONG, code];
  return text((Object.hasOwn(table, key) && table[key]) || "fieldRefused");
}

/** Returns the message for an address that could not be chosen, if the server gave no reason. */
export function failureWords(): string {
  const { error, isUnsure } = orderStore().getState();
  if (isUnsure) return text("addressUnsure");
  return text(error?.code === "request/offline" ? "addressOffline" : "addressFailed");
}
