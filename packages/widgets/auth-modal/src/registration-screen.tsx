import { goTo } from "@quire/core";
import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  formAction,
  GenericFailure,
  HelpSentence,
  NameFields,
  NewPasswordField,
  OptIn,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import { registrationForm } from "@quire/services/forms";
import type { RegisterOutcome } from "@quire/services/session";
import { Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { createElement, type ReactNode, useState } from "react";
import type * as v from "valibot";
import { toSentence } from "./as-sentence.js";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";
import { ScreenLink } from "./screen-link.js";

type Person = v.InferOutput<ReturnType<typeof registrationForm>>;

/** Registration (accounts-2, accounts-4, accounts-5, accounts-8). */
export function RegistrationScreen({
  typed,
  go,
  action,
  onRegistered,
}: ScreenProps & { readonly onRegistered: (emailAddress: string) => void }): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(registrationForm);

  function send(person: Person, form: FormControl): Promise<ReactNode> {
    return sendWithCaptcha("register_modal", async ({ register, tokenRefused }, captcha) => {
      const outcome = await register({ ...person, captcha }, { signal });
      if (outcome.kind === "captcha") throw tokenRefused();
      if (outcome.kind !== "registered") return registrationRefusal(outcome, form, go);
      onRegistered(outcome.emailAddress);
      return null;
    });
  }

  return (
    <Form name="registration" schema={schema} onSubmit={send} action={formAction(action, "/register")}>
      <FormMessage />
      <NameFields firstName={typed.text("firstName")} lastName={typed.text("lastName")} />
      <EmailField name="emailAddress" autoComplete="email" email={typed.text("emailAddress")} />
      <NewPasswordField label={credentialsText("password")} policy={passwordPolicies().registration} />
      <OptIn domestic="us-canada" chosen={typed.choice("optIn")} read={typed.area} />
      <SubmitButton>{text("createAccount")}</SubmitButton>
      <p className="quire-links">
        <ScreenLink to="sign-in" go={go}>
          {text("toSignIn")}
        </ScreenLink>
      </p>
    </Form>
  );
}

type Refusal = Exclude<RegisterOutcome, { kind: "registered" | "captcha" }>;

/** Returns the error of a refused registration (accounts-8): at its field, or as the form's message. */
function registrationRefusal(outcome: Refusal, form: FormControl, go: ScreenProps["go"]): ReactNode {
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
        toSentence(outcome.message) || credentialsText("passwordRefused"),
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
