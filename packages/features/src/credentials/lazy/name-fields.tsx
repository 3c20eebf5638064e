import { Field } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface NameFieldsProps {
  /** Initial values. */
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Fields for the first and last name, next to each other (accounts-3.6). */
export function NameFields({ firstName, lastName }: NameFieldsProps): ReactNode {
  return (
    <div className="quire-pair">
      <Field
        name="firstName"
        label={text("firstName")}
        autoComplete="given-name"
        defaultValue={firstName}
        required
      />
      <Field
        name="lastName"
        label={text("lastName")}
        autoComplete="family-name"
        defaultValue={lastName}
        required
      />
    </div>
  );
}
