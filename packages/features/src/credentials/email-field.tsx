import { Field } from "@quire/ui";
import type { ReactNode } from "react";
import { labels } from "./text.js";

interface EmailFieldProps {
  /** Calls that sign in name it `username` (accounts-3.8). */
  readonly name: "username" | "emailAddress";
  /** `username` where a password manager is to find an account by it. */
  readonly autoComplete: "username" | "username webauthn" | "email";
  /** Initial value. */
  readonly email: string;
  /** It shows whose account it is, and cannot be changed. */
  readonly fixed?: boolean;
}

/** A form's e-mail. */
export function EmailField({ email, fixed = false, ...field }: EmailFieldProps): ReactNode {
  const value = fixed ? { value: email, readOnly: true } : { defaultValue: email, required: true };
  return <Field {...field} {...value} label={labels("email")} type="email" />;
}
