import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  NameFields,
  NewPasswordField,
  OptIn,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import { cardRegistrationForm } from "@quire/services/forms";
import { Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import type { Card } from "./card.js";
import { CardBox } from "./card-box.js";
import { CardButton } from "./card-button.js";
import { CardLink } from "./card-link.js";
import type { EntryProps } from "./card-props.js";
import { showRefusal } from "./registration-refusal.js";
import { submitWords } from "./subscribe-words.js";
import { text } from "./text.js";

interface RegisterCardProps extends EntryProps {
  /** The card that 'Go back' leads to. */
  readonly previous: Card;
  /** Resolves when the page navigates, or when the user stays on it. */
  readonly onRegistered: (emailAddress: string) => Promise<void>;
}

type Person = v.InferOutput<ReturnType<typeof cardRegistrationForm>>;

/** 'Create an account' (accounts-2, accounts-4, accounts-5, accounts-8). */
export function RegisterCard(props: RegisterCardProps): ReactNode {
  const { gift, goal, typed, action, go, hold, previous, onRegistered } = props;
  const { signal } = useHost();
  const [schema] = useState(cardRegistrationForm);

  async function send(person: Person, form: FormControl): Promise<ReactNode> {
    return sendWithCaptcha("register_paywall", async ({ register, tokenRefused }, captcha) => {
      const outcome = await register({ ...person, captcha }, { paywall: true, signal });
      if (outcome.kind === "captcha") throw tokenRefused();
      if (outcome.kind !== "registered") return showRefusal(outcome, form, go, signal);
      await onRegistered(outcome.emailAddress);
      return null;
    });
  }

  return (
    <CardBox title={text("titleRegister")}>
      <Form
        name="registration"
        schema={schema}
        onSubmit={(values, form) => hold(() => send(values, form))}
        action={action}
      >
        {gift && <p className="quire-text">{text("gift")}</p>}
        <FormMessage />
        <NameFields firstName={typed.text("firstName")} lastName={typed.text("lastName")} />
        <EmailField name="emailAddress" autoComplete="email" email={typed.text("emailAddress")} />
        <NewPasswordField label={credentialsText("password")} policy={passwordPolicies().card} />
        <OptIn domestic="us" gift={gift} chosen={typed.choice("optIn")} read={typed.area} />
        <div className="quire-actions">
          <CardButton to={previous} go={go}>
            {text("goBack")}
          </CardButton>
          <SubmitButton>{submitWords({ gift, goal })}</SubmitButton>
        </div>
        <p className="quire-links">
          <CardLink to="sign-in" go={go}>
            {text("haveAccount")}
          </CardLink>
        </p>
      </Form>
    </CardBox>
  );
}
