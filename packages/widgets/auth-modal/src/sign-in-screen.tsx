import { useHost } from "@quire/element";
import {
  authenticatePath,
  EmailField,
  formAction,
  labels,
  PASSKEY_FIELD,
  PasskeyWay,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { signInForm } from "@quire/services/forms";
import { offersPasskeys } from "@quire/services/passkey";
import { Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import type { ScreenProps } from "./screen.js";
import { ScreenLink } from "./screen-link.js";
import { text } from "./text.js";

type Credentials = v.InferOutput<ReturnType<typeof signInForm>>;

/** Sign-in (accounts-2, accounts-5, accounts-8). */
export function SignInScreen({
  typed,
  go,
  action,
  calls,
  onSignedIn,
}: ScreenProps & { readonly onSignedIn: () => void }): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(signInForm);
  const [attempt, setAttempt] = useState(0);
  const [hasPasskeys] = useState(offersPasskeys);

  function send(credentials: Credentials, form: FormControl): Promise<ReactNode> {
    const renew = () => setAttempt((before) => before + 1);
    renew();
    return sendWithCaptcha("sign_in_modal", async ({ signIn, SignInFailure, tokenRefused }, captcha) => {
      const outcome = await signIn({ ...credentials, captcha }, signal);
      // The server's response about this account overrides the local countdown.
      if (outcome.kind !== "locked") renew();
      switch (outcome.kind) {
        case "signed-in":
          onSignedIn();
          return null;
        case "captcha":
          throw tokenRefused();
        case "locked":
          return null; // The notice below shows the countdown.
        case "invalid":
          form.fail("username", "", ["username", "password"]);
          form.focus("password");
      }
      return <SignInFailure outcome={outcome} />;
    });
  }

  return (
    <Form name="sign-in" schema={schema} onSubmit={send} action={formAction(action, authenticatePath())}>
      {calls && <calls.LockedNotice key={attempt} />}
      <FormMessage />
      <EmailField
        name="username"
        autoComplete={hasPasskeys ? PASSKEY_FIELD : "username"}
        email={typed.text("emailAddress")}
      />
      <PasswordField name="password" label={labels("password")} autoComplete="current-password" required />
      <SubmitButton>{text("signIn")}</SubmitButton>
      <p className="quire-links">
        <ScreenLink to="registration" go={go}>
          {text("toRegistration")}
        </ScreenLink>
        <ScreenLink to="forgot-password" go={go}>
          {text("toForgotPassword")}
        </ScreenLink>
      </p>
      {hasPasskeys && <PasskeyWay onSignedIn={onSignedIn} />}
    </Form>
  );
}
