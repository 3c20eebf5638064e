import * as v from "valibot";
import { emailAddress } from "../forms/index.js";
import { emailInAddress } from "./email-in-address.js";

/** The e-mail that the query of an address names (accounts-2.21); anything else that stands there is `undefined`. */
export function emailFromAddress(search: string): string | undefined {
  const email = v.safeParse(emailAddress(), emailInAddress(search));
  return email.success ? email.output : undefined;
}
