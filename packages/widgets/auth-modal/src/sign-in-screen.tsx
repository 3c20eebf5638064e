import { site } from "@quire/configuration-service";
import { useHost } from "@quire/element";
import { requiredText, signInName } from "@quire/forms-service";
import type { SignInOutcome } from "@quire/session-service";
import { Field, Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { GenericFailure } from "./generic-failure.js";
import { HelpSentence } from "./help-sentence.js";
import { ScreenLink } from "./screen-link.js";
import type { ScreenProps } from "./screen-props.js";
import { sendWithCaptcha } from "./send-with-captcha.js";
import { text } from "./text.js";
import { unlockTime } from "./unlock-time.js";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Sign-in (accounts §2, §5, §8). */
export function SignInScreen({
  email,
  onEmail,
  go,
  onSignedIn,
}: ScreenProps & { readonly onSignedIn: () => void }): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(() => v.object({ username: signInName(), password: requiredText() }));

  function send(credentials: Credentials, form: FormControl): Promise<ReactNode> {
    return sendWithCaptcha("sign_in_modal", async ({ signIn }, captcha) => {
      const outcome = await signIn({ ...credentials, captcha }, signal);
      if (outcome.kind === "signed-in") {
        onSignedIn();
        return null;
      }
      if (outcome.kind === "invalid") {
        form.fail("username", "", ["username", "password"]);
        form.focus("password");
      }
      return failureMessage(outcome);
    });
  }

  return (
    <Form schema={schema} onSubmit={send} action={authenticatePath()}>
      <FormMessage />
      <Field
        name="username"
        label={text("email")}
        type="email"
        autoComplete="username"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <PasswordField name="password" label={text("password")} autoComplete="current-password" required />
      <SubmitButton>{text("signIn")}</SubmitButton>
      <p className="quire-links">
        <ScreenLink to="registration" go={go}>
          {text("toRegistration")}
        </ScreenLink>
        <ScreenLink to="forgot-password" go={go}>
          {text("toForgotPassword")}
        </ScreenLink>
      </p>
    </Form>
  );
}

/** Where the form goes without script. */
function authenticatePath(): string {
  return `${site().replace(/\/$/, "")}/authenticate`;
}

function failureMessage(outcome: Exclude<SignInOutcome, { kind: "signed-in" }>): ReactNode {
  switch (outcome.kind) {
    case "invalid":
      return outcome.triesLeft === undefined ? (
        <HelpSentence message="invalid" />
      ) : (
        <HelpSentence message="invalidTries" values={{ n: outcome.triesLeft }} />
      );
    case "locked":
      return <HelpSentence message="locked" values={{ ...unlockTime(outcome.lockoutDuration) }} />;
    case "restricted":
      return <HelpSentence message="restricted" />;
    case "failed":
      return <GenericFailure />;
  }
}
