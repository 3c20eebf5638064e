import { requiredText } from "@quire/services/forms";
import { Form, type FormControl, FormMessage, PasswordField, QuietButton, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { text } from "./text.js";

interface PasswordAgainProps<Outcome> {
  /** The form's name. */
  readonly name: string;
  readonly lead: string;
  /** The user whose password is asked for. */
  readonly username: string | undefined;
  readonly onSend: (currentPassword: string) => Promise<Outcome>;
  /** The form's message for an outcome other than `password-wrong`. */
  readonly getFailureText: (outcome: Outcome) => ReactNode;
  readonly onCancel: () => void;
}

const createSchema = () => v.object({ currentPassword: requiredText("currentPassword") });

/** Asks for the password of a user who did not sign in lately. */
export function PasswordAgain<Outcome extends { readonly kind: string }>(
  props: PasswordAgainProps<Outcome>,
): ReactNode {
  const { name, lead, username, onSend, getFailureText, onCancel } = props;
  const [schema] = useState(createSchema);
  async function send(
    { currentPassword }: { readonly currentPassword: string },
    form: FormControl,
  ): Promise<ReactNode> {
    const outcome = await onSend(currentPassword);
    if (outcome.kind !== "password-wrong") return getFailureText(outcome);
    form.fail("currentPassword", text("passwordWrong"));
    form.focus("currentPassword");
    return null;
  }
  return (
    <Form schema={schema} onSubmit={send} name={name}>
      <p className="quire-text">{lead}</p>
      <FormMessage />
      {/* This tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={text("password")}
        autoComplete="current-password"
        required
      />
      <div className="quire-actions">
        <SubmitButton>{text("continue")}</SubmitButton>
        <QuietButton onPress={onCancel}>{text("cancel")}</QuietButton>
      </div>
    </Form>
  );
}
