import { useHost } from "@quire/element";
import { credentialsText, EmailField, GenericFailure, sendReset } from "@quire/features/credentials";
import { forgotPasswordForm } from "@quire/services/forms";
import { Form, FormMessage, Notice, SubmitButton } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { CardBox } from "./card-box.js";
import { CardButton } from "./card-button.js";
import type { CardProps } from "./card-props.js";
import { text } from "./text.js";

interface ResetCardProps extends CardProps {
  /** True after a link was requested. */
  readonly isSent: boolean;
  readonly onSent: () => void;
}

/** 'Reset password' (accounts-2.13, accounts-8.19): shows the same text for known and unknown e-mails. */
export function ResetCard(props: ResetCardProps): ReactNode {
  const { go, isSent } = props;
  return (
    <CardBox title={text("titleReset")}>
      {isSent ? (
        <div className="quire-form">
          <Notice tone="success">{credentialsText("resetSent")}</Notice>
          <button type="button" className="quire-button" onClick={() => go("sign-in")}>
            {text("toSignIn")}
          </button>
        </div>
      ) : (
        <ResetForm {...props} />
      )}
    </CardBox>
  );
}

function ResetForm({ typed, action, go, onSent }: ResetCardProps): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(() => forgotPasswordForm("card"));

  function send({ emailAddress }: v.InferOutput<typeof schema>): Promise<ReactNode> {
    const restricted = <GenericFailure />;
    return sendReset("forgot_pass_paywall", { emailAddress, signal, onSent, restricted });
  }

  return (
    <Form name="forgot-password" schema={schema} onSubmit={send} action={action}>
      <p className="quire-text">{text("resetLead")}</p>
      <FormMessage />
      <EmailField name="emailAddress" autoComplete="username" email={typed.text("emailAddress")} />
      <div className="quire-actions">
        <CardButton to="sign-in" go={go}>
          {text("backToSignIn")}
        </CardButton>
        <SubmitButton>{text("sendLink")}</SubmitButton>
      </div>
    </Form>
  );
}
