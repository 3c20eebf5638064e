import { ownDocument } from "@quire/core";
import { GenericFailure, sendWithCaptcha } from "@quire/features/credentials";
import { emailShareForm, type ShareOutcome, shareByEmail } from "@quire/services/sharing";
import { Field, Form, type FormControl, FormMessage, Notice, SubmitButton, TextArea } from "@quire/ui";
import { createElement, type ReactNode, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { useAskForSignIn } from "../../use-ask-for-sign-in.js";
import type { EmailDraft } from "../use-email-draft.js";
import { text } from "../view/text.js";

interface EmailFormProps {
  readonly url: string;
  readonly isKnown: boolean;
  readonly emailDraft: EmailDraft;
  readonly onSent: () => void;
}

type EmailValues = v.InferOutput<ReturnType<typeof emailShareForm>>;

/**
 * Form of an e-mail share: FROM for guests only, TO separated by commas, and a message (content-2.30, content-5.6).
 */
export function EmailForm({ url, isKnown, emailDraft: kept, onSent }: EmailFormProps): ReactNode {
  const [schema] = useState(() => emailShareForm({ isKnown }));
  const [typed] = useState(kept.draft);

  async function send(values: EmailValues, form: FormControl): Promise<ReactNode> {
    if (isKnown) return answer(await shareByEmail({ url, ...values }), form);
    return sendWithCaptcha("share", async ({ tokenRefused }, captcha) => {
      const outcome = await shareByEmail({ url, ...values, captcha });
      if (outcome.kind === "captcha") throw tokenRefused();
      return answer(outcome, form);
    });
  }

  function answer(outcome: ShareOutcome, form: FormControl): ReactNode {
    if (outcome.kind !== "shared" && outcome.kind !== "sign-in-needed") return showFailure(outcome, form);
    // When the session ends, another form replaces this one.
    if (outcome.kind === "shared") onSent();
    return null;
  }

  return (
    <Form schema={schema} onSubmit={send} onType={kept.type}>
      {kept.hasSessionEnded && <SessionEnded />}
      <FormMessage />
      {!isKnown && (
        <Field name="from" label={text("from")} type="email" autoComplete="email" dir="ltr" required />
      )}
      <Field
        name="to"
        label={text("to")}
        hint={text("toHint")}
        defaultValue={typed.to}
        dir="ltr"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextArea
        name="message"
        label={text("message")}
        defaultValue={typed.message}
        rows={2}
        maxLength={2000}
      />
      <SubmitButton>{text("send")}</SubmitButton>
    </Form>
  );
}

/** Explains the additional FROM field. It takes the focus that the previous form had. */
function SessionEnded(): ReactNode {
  const ask = useAskForSignIn();
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const from = words.current?.closest("form")?.querySelector<HTMLElement>('[name="from"]');
    if (ownDocument.activeElement === ownDocument.body) from?.focus();
  }, []);
  const signIn = (words: string) => (
    <a className="quire-link" href="/sign-in" onClick={(event) => ask(event, "sign-in")}>
      {words}
    </a>
  );
  return (
    <Notice tone="error">
      {createElement("span", { ref: words }, ...text.rich("sessionEnded", {}, { signIn }))}
    </Notice>
  );
}

/** The error at its field, or as the form's message. */
function showFailure(
  outcome: Exclude<ShareOutcome, { kind: "shared" | "sign-in-needed" }>,
  form: FormControl,
): ReactNode {
  if (outcome.kind !== "invalid") return <GenericFailure />;
  if (outcome.field === "url") return text("notShareable");
  form.fail(outcome.field, text("invalidEmail"));
  form.focus(outcome.field);
  return null;
}
