import { uniqueId } from "@quire/core";
import { useFrame, useHost } from "@quire/element";
import { credentialsText, EmailField, formAction, sendReset } from "@quire/features/credentials";
import { forgotPasswordForm } from "@quire/services/forms";
import { Form, FormMessage, Notice, SubmitButton, useFormState } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { text } from "./lazy/text.js";
import type { ScreenProps } from "./screen.js";
import { ScreenLink } from "./screen-link.js";

/**
 * Forgotten password (accounts-2.6, accounts-2.7, accounts-4.11, accounts-8.19). A known and an unknown e-mail get the
 * same answer.
 */
export function ForgotPasswordScreen({
  typed,
  go,
  action,
  onSent,
}: ScreenProps & { readonly onSent: () => void }): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(forgotPasswordForm);
  const [sent, setSent] = useState(false);

  function send({ emailAddress }: v.InferOutput<typeof schema>): Promise<ReactNode> {
    const done = () => {
      setSent(true);
      onSent();
    };
    return sendReset("forgot_pass_modal", { emailAddress, signal, onSent: done });
  }

  if (sent) return <ResetSent go={go} />;
  return (
    <Form
      name="forgot-password"
      schema={schema}
      onSubmit={send}
      action={formAction(action, "/forgot-password")}
    >
      <p className="quire-text">{text("forgotPasswordLead")}</p>
      <FormMessage />
      <EmailField name="emailAddress" autoComplete="username" email={typed.text("emailAddress")} />
      <SubmitButton>{text("sendLink")}</SubmitButton>
      <p className="quire-links">
        <ScreenLink to="sign-in" go={go}>
          {text("goBack")}
        </ScreenLink>
        <HelpLink />
      </p>
    </Form>
  );
}

/** Shows only while the form is invalid and the e-mail was edited. */
function HelpLink(): ReactNode {
  const { valid, touched } = useFormState();
  if (valid || !touched.has("emailAddress")) return null;
  return (
    <a className="quire-link" href="/subscriber-help" target="_blank" rel="noopener">
      {text("getHelp")}
    </a>
  );
}

/** Milliseconds until the modal closes on its own (accounts-4.11). */
const CLOSE_DELAY_MS = 5000;

/** The neutral confirmation (accounts-8.19). The form has lost the focus, so the link takes it. */
function ResetSent({ go }: Pick<ScreenProps, "go">): ReactNode {
  const frame = useFrame();
  const [id] = useState(() => uniqueId("sent"));
  const links = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    links.current?.querySelector("a")?.focus();
    const timer = setTimeout(() => frame.close("done"), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [frame]);
  return (
    <div className="quire-form">
      <div id={id}>
        <Notice tone="success">{credentialsText("resetSent")}</Notice>
      </div>
      <p className="quire-links" ref={links}>
        <ScreenLink to="sign-in" go={go} describedBy={id}>
          {text("goBack")}
        </ScreenLink>
      </p>
    </div>
  );
}
