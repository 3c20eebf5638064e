import { report } from "@quire/core";
import { useHost } from "@quire/element";
import {
  credentialsText,
  formAction,
  GenericFailure,
  HelpSentence,
  NewPasswordField,
} from "@quire/features/credentials";
import { passwordPolicies } from "@quire/services/configuration";
import { resetPasswordForm } from "@quire/services/forms";
import { Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type * as v from "valibot";
import { text } from "./text.js";

interface ResetPasswordFormProps {
  readonly token: string;
  /** A token that the page has set as an attribute, for a native submit. */
  readonly field: string;
  readonly action: string;
  /** Called with the pending list of the account's passkeys. */
  readonly onReset: (review: Promise<ReactNode>) => Promise<void>;
  /** Called when the server does not accept the token. */
  readonly onRefused: () => void;
}

type Passwords = v.InferOutput<ReturnType<typeof resetPasswordForm>>;

/** The form for the new password, typed twice. */
export function ResetPasswordForm(props: ResetPasswordFormProps): ReactNode {
  const { token, field, action, onReset, onRefused } = props;
  const { signal } = useHost();
  const [schema] = useState(resetPasswordForm);
  useEffect(() => {
    loadCalls().catch(report); // The submission loads them again.
  }, []);

  async function send({ password }: Passwords, form: FormControl): Promise<ReactNode> {
    const { resetPassword, reviewPasskeys } = await loadCalls();
    const outcome = await resetPassword({ password, token }, signal);
    switch (outcome.kind) {
      case "reset":
        await onReset(reviewPasskeys(token, signal));
        return null;
      case "invalid-token":
        onRefused();
        return null;
      case "rejected":
        form.fail("password", outcome.message || credentialsText("passwordRefused"));
        form.focus("password");
        return null;
      case "restricted":
        return <HelpSentence of={credentialsText} message="restricted" />;
      case "locked":
        return <HelpSentence of={text} message="locked" />;
      case "failed":
        return <GenericFailure />;
    }
  }

  return (
    <Form schema={schema} onSubmit={send} action={formAction(action, "/reset-password")}>
      {field && <input type="hidden" name="token" value={field} />}
      <FormMessage />
      <NewPasswordField label={text("password")} policy={passwordPolicies().shared} />
      <PasswordField name="confirm" label={text("confirm")} autoComplete="new-password" required />
      <SubmitButton>{text("send")}</SubmitButton>
    </Form>
  );
}

/** Loads the calls. After a failed import the next call tries again. */
function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
