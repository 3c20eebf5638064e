import { useHost } from "@quire/element";
import { EmailField, GenericFailure, sendWithCaptcha } from "@quire/features/credentials";
import * as configuration from "@quire/services/configuration";
import { subscriberLookupForm } from "@quire/services/forms";
import { Field, Form, FormMessage, SubmitButton } from "@quire/ui";
import { createElement, type ReactNode, useState } from "react";
import { loadSubscriberCalls } from "./load-subscriber-calls.js";
import { Step } from "./step.js";
import type { SubscriberMatch } from "./subscriber-match.js";
import { text } from "./text.js";

/** The typed values to look up. */
export interface Typed {
  readonly emailAddress: string;
  readonly accountNumber: string;
}

interface LookupStepProps {
  readonly typed: Typed;
  readonly isEntered: boolean;
  readonly action: string;
  readonly onFound: (match: SubscriberMatch, typed: Typed) => void;
}

/** The lookup by e-mail and account number (accounts-1, accounts-7.13). */
export function LookupStep({ typed, isEntered, action, onFound }: LookupStepProps): ReactNode {
  const { signal } = useHost();
  const [schema] = useState(subscriberLookupForm);

  function send(formValues: Typed): Promise<ReactNode> {
    return sendWithCaptcha("register_sub", async ({ tokenRefused }, captcha) => {
      const { findSubscriber } = await loadSubscriberCalls();
      const outcome = await findSubscriber({ ...formValues, captcha }, { signal });
      switch (outcome.kind) {
        case "found":
          onFound(outcome, formValues);
          return null;
        case "not-found":
          return <NotFound message={outcome.message} />;
        case "captcha":
          throw tokenRefused();
        case "failed":
          return <GenericFailure />;
      }
    });
  }

  return (
    <Step title={text("lookupTitle")} isEntered={isEntered}>
      <p className="quire-text">{text("lookupLead")}</p>
      <Form name="subscriber-lookup" schema={schema} onSubmit={send} action={action}>
        <FormMessage />
        <EmailField name="emailAddress" autoComplete="email" email={typed.emailAddress} />
        <Field
          name="accountNumber"
          label={text("accountNumber")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.accountNumber}
          required
        />
        <SubmitButton>{text("find")}</SubmitButton>
      </Form>
    </Step>
  );
}

/** Shows 'No Active Subscriptions Found' and the next steps (accounts-8.29). */
function NotFound({ message }: { readonly message: string }): ReactNode {
  const { href } = configuration.customerService();
  const help = (words: string) => (
    <a className="quire-link" href={href}>
      {words}
    </a>
  );
  const create = (words: string) => (
    <a className="quire-link" href="/register" data-quire-open="auth-modal" data-mode="registration">
      {words}
    </a>
  );
  return (
    <>
      <p className="quire-text quire-strong">{message}</p>
      {createElement("p", { className: "quire-text" }, ...text.rich("notFoundNext", {}, { help, create }))}
    </>
  );
}
