import { useHost } from "@quire/element";
import {
  credentialsText,
  EmailField,
  GenericFailure,
  HelpSentence,
  labels,
  OptIn,
  sendWithCaptcha,
} from "@quire/features/credentials";
import { linkSubscriptionForm } from "@quire/services/forms";
import type { LinkOutcome } from "@quire/services/subscriber";
import { Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { loadSubscriberCalls } from "./load-subscriber-calls.js";
import { StepLink } from "./step.js";
import type { SubscriberMatch } from "./subscriber-match.js";
import { text } from "./text.js";

interface LinkFormProps {
  readonly match: SubscriberMatch;
  readonly action: string;
  /** The e-mail of the account. */
  readonly username: string;
  readonly isSignedIn: boolean;
  readonly verifyUrl: string | undefined;
  readonly onForgot: () => void;
  readonly onLookup: () => void;
  readonly onOther: () => void;
  readonly onLinked: (emailAddress: string) => void;
}

type Secret = v.InferOutput<ReturnType<typeof linkSubscriptionForm>>;

/**
 * Links the subscription to an existing account. It signs in first, so that failed attempts count and a captcha applies
 * as at every sign-in (accounts-5.11, accounts-7.14).
 */
export function LinkForm(props: LinkFormProps): ReactNode {
  const { match, action, username, isSignedIn, verifyUrl, onForgot, onLookup, onOther, onLinked } = props;
  const { signal } = useHost();
  const [schema] = useState(linkSubscriptionForm);

  async function link({ password, optIn }: Secret): Promise<ReactNode> {
    const { linkSubscription, verifySubscription } = await loadSubscriberCalls();
    const { email, subscriberAccountNumber } = match.subscriber;
    const body = { emailAddress: email, accountNumber: subscriberAccountNumber, password, optIn };
    const outcome = await (verifyUrl
      ? verifySubscription(verifyUrl, body, signal)
      : linkSubscription(body, signal));
    if (outcome.kind !== "linked") return <LinkRefusal outcome={outcome} />;
    onLinked(username);
    return null;
  }

  function send(secret: Secret, form: FormControl): Promise<ReactNode> {
    if (verifyUrl) return link(secret);
    return sendWithCaptcha(isSignedIn ? "sign_in_sync_sub" : "sign_in_sub", async (calls, captcha) => {
      const outcome = await calls.signIn({ username, password: secret.password, captcha }, signal);
      if (outcome.kind === "signed-in") return link(secret);
      if (outcome.kind === "captcha") throw calls.tokenRefused();
      if (outcome.kind === "invalid") {
        form.fail("password", "");
        form.focus("password");
      }
      return <calls.SignInFailure outcome={outcome} />;
    });
  }

  return (
    <Form name="subscriber-link" schema={schema} onSubmit={send} action={action}>
      <p className="quire-text">{text("linkLead")}</p>
      <FormMessage />
      <EmailField name="emailAddress" autoComplete="username" email={username} fixed />
      <PasswordField name="password" label={labels("password")} autoComplete="current-password" required />
      <OptIn domestic="us-canada" />
      <SubmitButton>{text("link")}</SubmitButton>
      <p className="quire-links">
        <StepLink onPress={onForgot}>{text("toForgotPassword")}</StepLink>
        {!isSignedIn && <StepLink onPress={onOther}>{text("toRegister")}</StepLink>}
        <StepLink onPress={onLookup}>{text("toLookup")}</StepLink>
      </p>
    </Form>
  );
}

/** The reason why a subscription could not be linked. The server's message is not shown. */
function LinkRefusal({ outcome }: { readonly outcome: Exclude<LinkOutcome, { kind: "linked" }> }): ReactNode {
  switch (outcome.kind) {
    case "already-linked":
      return <HelpSentence of={text} message="alreadyLinked" />;
    case "restricted":
      return <HelpSentence of={credentialsText} message="restricted" />;
    case "rejected":
      if (outcome.field !== "password") return <GenericFailure />;
      return <HelpSentence of={credentialsText} message="invalid" />;
    case "no-account":
    case "not-found":
    case "failed":
      return <GenericFailure />;
  }
}
