import { goTo } from "@quire/core";
import { credentialsText, GenericFailure, HelpSentence } from "@quire/features/credentials";
import type { RegisterOutcome } from "@quire/services/session";
import type { FormControl } from "@quire/ui";
import { createElement, type ReactNode } from "react";
import { asSentence } from "./as-sentence.js";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";
import { ScreenLink } from "./screen-link.js";

type Refusal = Exclude<RegisterOutcome, { kind: "registered" | "captcha" }>;

/** Returns the error of a refused registration (accounts-8): at its field, or as the form's message. */
export function registrationRefusal(outcome: Refusal, form: FormControl, go: ScreenProps["go"]): ReactNode {
  switch (outcome.kind) {
    case "existing-subscriber":
      goTo(outcome.location);
      return null;
    case "unavailable":
      showAt("emailAddress", "", form);
      return <Unavailable go={go} />;
    case "rejected":
      return showAt(
        getField(outcome.field),
        asSentence(outcome.message) || credentialsText("passwordRefused"),
        form,
      );
    case "restricted":
      return <HelpSentence of={credentialsText} message="restricted" />;
    case "failed":
      return <GenericFailure />;
  }
}

function showAt(field: string, message: string, form: FormControl): null {
  form.fail(field, message);
  form.focus(field);
  return null;
}

/** Message for a taken e-mail (accounts-8.9), with a link to sign in (beyond-175). */
function Unavailable({ go }: Pick<ScreenProps, "go">): ReactNode {
  const signIn = (words: string) => (
    <ScreenLink to="sign-in" go={go}>
      {words}
    </ScreenLink>
  );
  return createElement("p", { className: "quire-text" }, ...text.rich("unavailable", {}, { signIn }));
}

const FIELDS = ["firstName", "lastName", "emailAddress", "password"];

/** Maps the server's field name to the form's, the password by default (accounts-8.11). */
function getField(name: string): string {
  if (FIELDS.includes(name)) return name;
  return name === "email" || name === "username" ? "emailAddress" : "password";
}
