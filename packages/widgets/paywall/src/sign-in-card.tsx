import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  GenericFailure,
  PASSKEY_FIELD,
  PasskeyWay,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { cardSignInForm } from "@quire/services/forms";
import { offersPasskeys } from "@quire/services/passkey";
import { Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { CardBox } from "./card-box.js";
import { CardLink } from "./card-link.js";
import { CardLockedNotice } from "./card-locked-notice.js";
import type { EntryProps } from "./card-props.js";
import { CardSignInFailure, isCredentialError } from "./card-sign-in-failure.js";
import { submitWords } from "./subscribe-words.js";
import { text } from "./text.js";

interface SignInCardProps extends EntryProps {
  /** Resolves when the page navigates, or when the user stays on it. */
  readonly onSignedIn: () => Promise<void>;
}

type Credentials = v.InferOutput<ReturnType<typeof cardSignInForm>>;

/** 'Sign in to your account' (accounts-2, accounts-5, accounts-8). */
export function SignInCard({ gift, goal, typed, action, go, hold, onSignedIn }: SignInCardProps): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(cardSignInForm);
  const [attempt, setAttempt] = useState(0);
  const [hasPasskeys] = useState(offersPasskeys);

  async function send(credentials: Credentials, form: FormControl): Promise<ReactNode> {
    const renew = () => setAttempt((before) => before + 1);
    renew();
    return sendWithCaptcha("sign_in_paywall", async ({ signIn, tokenRefused }, captcha) => {
      const outcome = await signIn({ ...credentials, captcha }, signal);
      // The server's response about this account overrides the local countdown.
      if (outcome.kind !== "locked") renew();
      switch (outcome.kind) {
        case "signed-in":
          await onSignedIn();
          return null;
        case "captcha":
          throw tokenRefused();
        case "locked":
          return null; // The notice above the fields counts it down.
        case "invalid":
          if (!isCredentialError(outcome)) break; // A generic message marks no field (beyond-171).
          form.fail("username", "", ["username", "password"]);
          form.focus("password");
      }
      return <CardSignInFailure outcome={outcome} go={go} />;
    });
  }

  return (
    <CardBox title={text("titleSignIn")}>
      <Form
        name="sign-in"
        schema={schema}
        onSubmit={(values, form) => hold(() => send(values, form))}
        action={action}
      >
        <CardLockedNotice key={attempt} go={go} />
        <FormMessage />
        <EmailField
          name="username"
          autoComplete={hasPasskeys ? PASSKEY_FIELD : "username"}
          email={typed.text("username")}
        />
        <PasswordField
          name="password"
          label={credentialsText("password")}
          autoComplete="current-password"
          required
        />
        <SubmitButton>{submitWords({ gift, goal })}</SubmitButton>
        <p className="quire-links">
          <CardLink to="register" go={go}>
            {text("newHere")}
          </CardLink>
          <CardLink to="reset" go={go}>
            {text("forgotPassword")}
          </CardLink>
        </p>
        {hasPasskeys && <PasskeyWay hold={hold} onSignedIn={onSignedIn} failure={<GenericFailure />} />}
      </Form>
    </CardBox>
  );
}
