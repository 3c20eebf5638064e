import { report } from "@quire/core";
import { passwordPolicies } from "@quire/services/configuration";
import { changePasswordForm } from "@quire/services/forms";
import type { ChangePasswordOutcome } from "@quire/services/password";
import { Form, type FormControl, FormMessage, PasswordField, SubmitButton } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type * as v from "valibot";
import { GenericFailure } from "../../customer-service/generic-failure.js";
import { formAction } from "../../form-action.js";
import { NewPasswordField } from "../../lazy/new-password-field.js";
import { text as credentialsText } from "../../lazy/text.js";
import { text } from "./text.js";

type Passwords = v.InferOutput<ReturnType<typeof changePasswordForm>>;

interface ChangePasswordFormProps {
  /** Address of the form without JavaScript. */
  readonly action: string;
  readonly onChanged: () => void;
  /** The user whose password changes. */
  readonly username: string | undefined;
  /** A button next to the submit button. */
  readonly beside?: ReactNode;
}

/** The form that changes the password of a signed-in user (accounts-5.14, accounts-8). */
export function ChangePasswordForm({
  action,
  onChanged,
  username,
  beside,
}: ChangePasswordFormProps): ReactNode {
  const [schema] = useState(changePasswordForm);
  useEffect(() => {
    loadCalls().catch(report); // A submit loads them again.
  }, []);

  async function send({ current, password }: Passwords, form: FormControl): Promise<ReactNode> {
    const { changePassword } = await loadCalls();
    const outcome = await changePassword({ current, password });
    if (outcome.kind !== "changed") return showFailure(outcome, form);
    onChanged();
    return null;
  }

  return (
    <Form schema={schema} onSubmit={send} action={formAction(action, "/change-password")}>
      <FormMessage />
      {/* This tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField name="current" label={text("current")} autoComplete="current-password" required />
      <NewPasswordField label={text("password")} policy={passwordPolicies().shared} />
      <PasswordField name="confirm" label={text("confirm")} autoComplete="new-password" required />
      {beside ? (
        <div className="quire-actions">
          <SubmitButton>{text("send")}</SubmitButton>
          {beside}
        </div>
      ) : (
        <SubmitButton>{text("send")}</SubmitButton>
      )}
    </Form>
  );
}

/** The error at its field, or as the form's message. */
function showFailure(
  outcome: Exclude<ChangePasswordOutcome, { kind: "changed" }>,
  form: FormControl,
): ReactNode {
  switch (outcome.kind) {
    case "invalid-current":
      form.fail("current", text("currentInvalid"));
      form.focus("current");
      return null;
    case "rejected":
      form.fail("password", outcome.message || credentialsText("passwordRefused"));
      form.focus("password");
      return null;
    case "sign-in-needed": // The session has ended; the widget asks to sign in.
      return null;
    case "failed":
      return <GenericFailure />;
  }
}

/** Loads the calls. After a failure the next call retries. */
function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
