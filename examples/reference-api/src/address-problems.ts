import type { Address } from "@quire/services/contract";
import { personName } from "@quire/services/forms";
import * as v from "valibot";
import { countries } from "./seed/countries.js";

const REQUIRED = ["firstName", "lastName", "address1", "city", "postalCode", "countryCode"] as const;
const LONGEST = 100;
const NAME_MESSAGES = {
  firstName: "Please enter a valid first name.",
  lastName: "Please enter a valid last name.",
} as const;

export interface AddressProblem {
  readonly field: keyof Address;
  readonly code: string;
  readonly message: string;
}

/** Lists the problems of an address by field. The list is empty if the address can receive a delivery. */
export function addressProblems(address: Address): AddressProblem[] {
  const problems: AddressProblem[] = [];
  const complain = (field: keyof Address, code: string, message: string) =>
    problems.push({ field, code, message });
  for (const field of REQUIRED) {
    if (!address[field]) complain(field, "required", "This field is required.");
  }
  for (const [field, value] of entriesOf(address)) {
    if (value.length > LONGEST) complain(field, "too-long", `It has at most ${LONGEST} characters.`);
  }
  for (const field of ["firstName", "lastName"] as const) {
    if (address[field] && !v.is(personName(field), address[field]))
      complain(field, "name", NAME_MESSAGES[field]);
  }
  const { countryCode, state, postalCode } = address;
  const country = Object.hasOwn(countries, countryCode) ? countries[countryCode] : undefined;
  if (!country) {
    if (countryCode) complain("countryCode", "unknown-country", "We don’t ship to this country.");
    return problems;
  }
  if (postalCode && !country.postalCode.test(postalCode))
    complain("postalCode", "postal-code", "This is no postal code of this country.");
  if (Object.keys(country.states).length > 0 && !Object.hasOwn(country.states, state))
    complain("state", state ? "unknown-state" : "required", "A state or province of this country is needed.");
  return problems;
}

// The schema created this object, so its keys are those of the type.
const entriesOf = (address: Address) => Object.entries(address) as [keyof Address, string][];
