import { credentialsText, GenericFailure } from "@quire/features/credentials";
import type { RegisterOutcome } from "@quire/services/session";
import type { FormControl } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { CardLink } from "./card-link.js";
import type { CardProps } from "./card-props.js";
import { leaveFor } from "./go-on.js";
import { text } from "./text.js";

type Refusal = Exclude<RegisterOutcome, { kind: "registered" | "captcha" }>;

/** Page for a registration that the server refuses to a restricted user (accounts-2.22). */
const RESTRICTED = "/restricted-user";

/** Shows a failed registration of a card at its field, or as the form's message (accounts-8, registration card). */
export async function showRefusal(
  outcome: Refusal,
  form: FormControl,
  go: CardProps["go"],
  signal: AbortSignal,
): Promise<ReactNode> {
  switch (outcome.kind) {
    case "existing-subscriber":
      await leaveFor(outcome.location, signal);
      return null;
    case "restricted":
      await leaveFor(RESTRICTED, signal);
      return null;
    case "unavailable":
      if (outcome.status !== 409) return <GenericFailure />;
      form.fail("emailAddress", "");
      form.focus("emailAddress");
      return <Unavailable go={go} />;
    case "rejected":
      return outcome.status === 400 && showAtField(outcome, form) ? null : <GenericFailure />;
    case "failed":
      return <GenericFailure />;
  }
}

/**
 * Shows a problem at its field: Quire's message for e-mails and names (accounts-8.13), the server's for passwords.
 * @returns true when the card has the field. Then the form has no other message (beyond-170)
 */
function showAtField({ field, message }: { field: string; message: string }, form: FormControl): boolean {
  const isEmail = ["email", "emailAddress", "username"].includes(field);
  const name = isEmail ? "emailAddress" : field;
  const isName = field === "firstName" || field === "lastName";
  if (!isEmail && !isName && field !== "password") return false;
  const words = message || credentialsText("passwordRefused");
  form.fail(name, isEmail ? text("emailInvalid") : isName ? text("nameInvalid", { field }) : words);
  form.focus(name);
  return true;
}

function Unavailable({ go }: Pick<CardProps, "go">): ReactNode {
  const link = (to: "sign-in" | "reset") => (words: string) => (
    <CardLink to={to} go={go}>
      {words}
    </CardLink>
  );
  const tags = { signIn: link("sign-in"), reset: link("reset") };
  return createElement("p", { className: "quire-text" }, ...text.rich("unavailable", {}, tags));
}
