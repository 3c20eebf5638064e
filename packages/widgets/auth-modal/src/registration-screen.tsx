import { passwordPolicies } from "@quire/configuration-service";
import { useHost } from "@quire/element";
import { emailAddress, newPassword, passwordHint, personName } from "@quire/forms-service";
import type { RegisterOutcome } from "@quire/session-service";
import { Checkbox, Field, Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { GenericFailure } from "./generic-failure.js";
import { HelpSentence } from "./help-sentence.js";
import { ScreenLink } from "./screen-link.js";
import type { ScreenProps } from "./screen-props.js";
import { sendWithCaptcha } from "./send-with-captcha.js";
import { text } from "./text.js";

function registrationSchema() {
  return v.object({
    firstName: personName("firstName"),
    lastName: personName("lastName"),
    emailAddress: emailAddress("registration"),
    password: newPassword(passwordPolicies().registration),
    optIn: v.boolean(),
  });
}
type Person = v.InferOutput<ReturnType<typeof registrationSchema>>;

/** Registration (accounts §2, §4, §5, §8). */
export function RegistrationScreen({
  email,
  onEmail,
  go,
  onRegistered,
}: ScreenProps & { readonly onRegistered: (emailAddress: string) => void }): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(registrationSchema);

  function send(person: Person, form: FormControl): Promise<ReactNode> {
    return sendWithCaptcha("register_modal", async ({ register }, captcha) => {
      const outcome = await register({ ...person, captcha }, { signal });
      if (outcome.kind !== "registered") return show(outcome, form);
      onRegistered(outcome.emailAddress);
      return null;
    });
  }

  return (
    <Form schema={schema} onSubmit={send}>
      <FormMessage />
      <div className="quire-pair">
        <Field name="firstName" label={text("firstName")} autoComplete="given-name" required />
        <Field name="lastName" label={text("lastName")} autoComplete="family-name" required />
      </div>
      <Field
        name="emailAddress"
        label={text("email")}
        type="email"
        autoComplete="email"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <PasswordField
        name="password"
        label={text("password")}
        hint={passwordHint(passwordPolicies().registration)}
        autoComplete="new-password"
        required
      />
      <Checkbox name="optIn" label={text("optIn")} />
      <SubmitButton>{text("createAccount")}</SubmitButton>
      <p className="quire-links">
        <ScreenLink to="sign-in" go={go}>
          {text("toSignIn")}
        </ScreenLink>
      </p>
    </Form>
  );
}

type Refusal = Exclude<RegisterOutcome, { kind: "registered" }>;

/** What went wrong at its field, or as the form's message. */
function show(outcome: Refusal, form: FormControl): ReactNode {
  switch (outcome.kind) {
    case "existing-subscriber":
      location.assign(outcome.location);
      return null;
    case "unavailable":
      form.fail("emailAddress", text("unavailable"));
      form.focus("emailAddress");
      return null;
    case "rejected": {
      const field = fieldOf(outcome.field);
      form.fail(field, outcome.message);
      form.focus(field);
      return null;
    }
    case "restricted":
      return <HelpSentence message="restricted" />;
    case "failed":
      return <GenericFailure />;
  }
}

const FIELDS = ["firstName", "lastName", "emailAddress", "password"];

/** The form's field for the server's name of it, the password by default (accounts §8). */
function fieldOf(name: string): string {
  if (FIELDS.includes(name)) return name;
  return name === "email" || name === "username" ? "emailAddress" : "password";
}
