import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  formAction,
  NameFields,
  NewPasswordField,
  OptIn,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import { registrationForm } from "@quire/services/forms";
import { Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { text } from "./lazy/text.js";
import { registrationRefusal } from "./registration-refusal.js";
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
