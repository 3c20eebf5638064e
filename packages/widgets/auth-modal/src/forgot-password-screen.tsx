import { emailAddress } from "@quire/forms-service";
import { Field, Form, FormMessage, SubmitButton, useFormState } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { HelpSentence } from "./help-sentence.js";
import { ScreenLink } from "./screen-link.js";
import type { ScreenProps } from "./screen-props.js";
import { text } from "./text.js";

/** Forgotten password (accounts §2). Nothing is sent yet: the reader is told whom to ask. */
export function ForgotPasswordScreen({ email, onEmail, go }: ScreenProps): ReactNode {
  const [schema] = useState(() => v.object({ emailAddress: emailAddress() }));
  return (
    <Form schema={schema} onSubmit={async () => <HelpSentence message="resetUnavailable" />}>
      <p className="quire-text">{text("forgotPasswordLead")}</p>
      <FormMessage />
      <Field
        name="emailAddress"
        label={text("email")}
        type="email"
        autoComplete="username"
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        required
      />
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

/** Shown only when the form is invalid and the e-mail is not pristine. */
function HelpLink(): ReactNode {
  const { valid, touched } = useFormState();
  if (valid || !touched.has("emailAddress")) return null;
  return (
    <a className="quire-link" href="/subscriber-help" target="_blank" rel="noopener">
      {text("getHelp")}
    </a>
  );
}
