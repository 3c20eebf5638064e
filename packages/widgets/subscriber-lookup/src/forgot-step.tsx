import { useHost } from "@quire/element";
import { credentialsText, EmailField, sendReset } from "@quire/features/credentials";
import { forgotPasswordForm } from "@quire/services/forms";
import { useSession } from "@quire/services/session";
import { Form, FormMessage, Notice, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { Step, StepLink } from "./step.js";
import { text } from "./text.js";

interface ForgotStepProps {
  readonly email: string;
  readonly action: string;
  readonly onBack: () => void;
}

/** Requests a link to a new password during linking. The message is the same for known and unknown e-mails. */
export function ForgotStep({ email, action, onBack }: ForgotStepProps): ReactNode {
  const { signal } = useHost();
  const isSignedIn = useSession().status === "known";
  const [schema] = useState(forgotPasswordForm);
  const [sent, setSent] = useState(false);

  function send({ emailAddress }: v.InferOutput<typeof schema>): Promise<ReactNode> {
    const captchaAction = isSignedIn ? "forgot_pass_sync_sub" : "forgot_pass_sub";
    return sendReset(captchaAction, { emailAddress, signal, onSent: () => setSent(true) });
  }

  return (
    <Step title={text("forgotTitle")} isEntered>
      {sent && <Notice tone="success">{credentialsText("resetSent")}</Notice>}
      <Form name="forgot-password" schema={schema} onSubmit={send} action={action}>
        <p className="quire-text">{text("forgotLead")}</p>
        <FormMessage />
        <EmailField name="emailAddress" autoComplete="username" email={email} />
        <SubmitButton>{text("sendLink")}</SubmitButton>
        <p className="quire-links">
          <StepLink onPress={onBack}>{text("goBack")}</StepLink>
        </p>
      </Form>
    </Step>
  );
}
