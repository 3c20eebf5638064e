import { Field } from "@quire/ui";
import type { ReactNode } from "react";
import { labels } from "./text.js";

interface EmailFieldProps {
  /** Calls that sign in name it `username` (accounts-3.8). */
  readonly name: "username" | "emailAddress";
  /** `username` if password managers identify the account by this field. */
  readonly autoComplete: "username" | "username webauthn" | "email";
  /** Initial value. */
  readonly email: string;
  /** Shows the account's e-mail as read-only. */
  readonly fixed?: boolean;
}

/** A form's e-mail. */
export function EmailField({ email, fixed = false, ...field }: EmailFieldProps): ReactNode {
  const value = fixed ? { value: email, readOnly: true } : { defaultValue: email, required: true };
  return <Field {...field} {...value} label={labels("email")} type="email" />;
}
