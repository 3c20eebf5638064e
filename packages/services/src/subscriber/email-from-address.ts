import * as v from "valibot";
import { emailAddress } from "../forms/index.js";
import { emailInAddress } from "./email-in-address.js";

/** Returns the valid e-mail in the query of an address, or undefined (accounts-2.21). */
export function emailFromAddress(search: string): string | undefined {
  const email = v.safeParse(emailAddress(), emailInAddress(search));
  return email.success ? email.output : undefined;
}
