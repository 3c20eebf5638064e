import { reactView, useHost, useWidgetState, type ViewProps } from "@quire/element";
import { credentialsSheet } from "@quire/features/credentials";
import { controlsSheet, formSheet } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { attributes, events } from "./attributes.js";
import { getNewsletters, readPlainForm, tellOfParagraph } from "./get-newsletters.js";
import sheet from "./newsletter-signup.css?inline";
import { SignUpForm } from "./sign-up-form.js";
import { Subscriptions } from "./subscriptions.js";
import { useReaderId } from "./use-reader-id.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** Guests get a form with their e-mail, signed-in users a button for each newsletter (content-5, content-6). */
export function NewsletterSignupView(props: Props): ReactNode {
  const { host } = useHost().shell;
  const [form] = useState(() => readPlainForm(host));
  const newsletters = getNewsletters(props, form);
  const reader = useReaderId();
  const isList = props.name.trim() === "" && newsletters.length > 1;
  const isEmpty = newsletters.length === 0;
  useEffect(() => {
    if (isEmpty) tellOfParagraph(host);
  }, [isEmpty, host]);
  useWidgetState(isEmpty ? "empty" : reader === undefined ? "loading" : "ready");
  if (isEmpty || reader === undefined) return null;
  // A single newsletter's name is next to its button or field.
  const heading = newsletters.some(({ label }) => label === props.heading.trim()) ? "" : props.heading.trim();
  const shown = { ...props, newsletters, isList, heading };
  return (
    <div part="signup">
      {heading && <h2 part="heading">{heading}</h2>}
      {reader ? <Subscriptions key={reader} {...shown} /> : <SignUpForm {...shown} form={form} />}
    </div>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(NewsletterSignupView, controlsSheet, formSheet, credentialsSheet, sheet);
