import { report } from "@quire/core";
import { reactView, useHost } from "@quire/element";
import { EmailField, formAction, loadCalls, sendReset, usePlainForms } from "@quire/features/credentials";
import { forgotPasswordForm } from "@quire/services/forms";
import { Form, FormMessage, SubmitButton } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type * as v from "valibot";
import { destroyFlyout } from "../destroy-flyout.js";
import { Flyout } from "../flyout.js";
import { credentialStyles } from "../flyout-styles.js";
import { text } from "./text.js";

interface ForgotPasswordViewProps {
  readonly action: string;
  readonly email: string;
  readonly onResetRequested: (detail: null) => void;
}

/** Content of the flyout (accounts-8.19). A known and an unknown e-mail get the same answer. */
export function ForgotPasswordView(props: ForgotPasswordViewProps): ReactNode {
  usePlainForms();
  return (
    <Flyout>
      <ForgotPasswordForm {...props} />
    </Flyout>
  );
}

function ForgotPasswordForm({ action, email, onResetRequested }: ForgotPasswordViewProps): ReactNode {
  const { shell, signal } = useHost();
  const [schema] = useState(forgotPasswordForm);
  useEffect(() => {
    loadCalls().catch(report); // A submit loads them again.
  }, []);

  function send({ emailAddress }: v.InferOutput<typeof schema>): Promise<ReactNode> {
    function onSent(): void {
      onResetRequested(null);
      destroyFlyout(shell.host, text("sent"));
    }
    const locked = text("locked");
    return sendReset("forgot_pass", { emailAddress, flyout: true, signal, onSent, locked });
  }

  return (
    <Form schema={schema} onSubmit={send} action={formAction(action, "/forgot-password")}>
      <p className="quire-text">{text("lead")}</p>
      <FormMessage />
      <EmailField name="emailAddress" autoComplete="username" email={email} />
      <SubmitButton>{text("send")}</SubmitButton>
    </Form>
  );
}

/** The export that the element imports later. */
export const view = reactView(ForgotPasswordView, ...credentialStyles());
