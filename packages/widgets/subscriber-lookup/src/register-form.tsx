import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  GenericFailure,
  HelpSentence,
  labels,
  NameFields,
  NewPasswordField,
  OptIn,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import { subscriberRegistrationForm } from "@quire/services/forms";
import type { RegisterFailure } from "@quire/services/session";
import { Form, type FormControl, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { loadSubscriberCalls } from "./load-subscriber-calls.js";
import { StepLink } from "./step.js";
import type { SubscriberMatch } from "./subscriber-match.js";
import { text } from "./text.js";

interface RegisterFormProps {
  readonly match: SubscriberMatch;
  readonly action: string;
  readonly onRegistered: (emailAddress: string, isNew: boolean) => void;
  readonly onLookup: () => void;
  readonly onOther: () => void;
}

type Person = v.InferOutput<ReturnType<typeof subscriberRegistrationForm>>;

/** Creates an account for a subscriber without one (accounts-7.8, subscriber registration). */
export function RegisterForm({
  match,
  action,
  onRegistered,
  onLookup,
  onOther,
}: RegisterFormProps): ReactNode {
  const { signal } = useHost();
  const { firstName, lastName, email, subscriberAccountNumber: accountNumber } = match.subscriber;
  const [schema] = useState(subscriberRegistrationForm);

  function send(person: Person, form: FormControl): Promise<ReactNode> {
    return sendWithCaptcha("register_sub", async ({ tokenRefused }, captcha) => {
      const { registerSubscriber } = await loadSubscriberCalls();
      const proved = { ...person, emailAddress: email, accountNumber, captcha };
      const outcome = await registerSubscriber(proved, signal);
      if (outcome.kind === "registered") {
        onRegistered(outcome.emailAddress, !outcome.linked);
        return null;
      }
      if (outcome.kind === "captcha") throw tokenRefused();
      return showRefusal(outcome, form);
    });
  }

  return (
    <Form name="registration" schema={schema} onSubmit={send} action={action}>
      <p className="quire-text">{text("registerLead")}</p>
      <FormMessage />
      <NameFields firstName={firstName} lastName={lastName} />
      <EmailField name="emailAddress" autoComplete="username" email={email} fixed />
      <NewPasswordField label={labels("password")} policy={passwordPolicies().registration} />
      <OptIn domestic="us-canada" />
      <SubmitButton>{text("createAccount")}</SubmitButton>
      <p className="quire-links">
        <StepLink onPress={onOther}>{text("toLink")}</StepLink>
        <StepLink onPress={onLookup}>{text("toLookup")}</StepLink>
      </p>
    </Form>
  );
}

/** Shows the error at its field, or returns it as the form's message (accounts-8). */
function showRefusal(outcome: Exclude<RegisterFailure, { kind: "captcha" }>, form: FormControl): ReactNode {
  switch (outcome.kind) {
    case "unavailable":
      return text("unavailable");
    case "rejected": {
      const field =
        outcome.field === "firstName" || outcome.field === "lastName" ? outcome.field : "password";
      form.fail(field, outcome.message || credentialsText("passwordRefused"));
      form.focus(field);
      return null;
    }
    case "restricted":
      return <HelpSentence of={credentialsText} message="restricted" />;
    case "failed":
      return <GenericFailure />;
  }
}
