import { Field } from "@quire/ui";
import type { ReactNode } from "react";
import { labels } from "./text.js";

interface EmailFieldProps {
  /** Name of the field. Sign-in calls use `username` (accounts-3.8). */
  readonly name: "username" | "emailAddress";
  /** `username` if password managers identify the account by this field. */
  readonly autoComplete: "username" | "username webauthn" | "email";
  /** Initial value. */
  readonly email: string;
  /** Shows the account's e-mail as read-only. */
  readonly fixed?: boolean;
}

/** Field for an e-mail address. */
export function EmailField({ email, fixed = false, ...field }: EmailFieldProps): ReactNode {
  const value = fixed ? { value: email, readOnly: true } : { defaultValue: email, required: true };
  return <Field {...field} {...value} label={labels("email")} type="email" />;
}
