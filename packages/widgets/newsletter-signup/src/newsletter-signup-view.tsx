import { reactView, useHost, useWidgetState, type ViewProps } from "@quire/element";
import { credentialsSheet } from "@quire/features/credentials";
import { loadSession, useSession } from "@quire/services/session";
import { controlsSheet, formSheet } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { attributes, events, SubscriptionDetail } from "./attributes.js";
import {
  getKey,
  getNewsletters,
  type Newsletter,
  readPlainForm,
  reportParagraph,
} from "./get-newsletters.js";
import sheet from "./newsletter-signup.css?inline";
import { SignUpForm } from "./sign-up-form.js";
import { Subscription } from "./subscription.js";
import { UnsubscribeAll } from "./unsubscribe-all.js";

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
    if (isEmpty) reportParagraph(host);
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

/**
 * Returns the current user's id, "" for a guest, `undefined` while unknown. A user whose session fails to
 * load counts as a guest.
 */
function useReaderId(): string | undefined {
  const session = useSession();
  const [isTried, setTried] = useState(false);
  const isUnknown = session.status === "unknown";
  useEffect(() => {
    if (!isUnknown) return;
    let isCancelled = false;
    void loadSession().then(() => isCancelled || setTried(true));
    return () => {
      isCancelled = true;
    };
  }, [isUnknown]);
  if (session.status === "known") return session.user.id;
  return isUnknown && !isTried ? undefined : "";
}

interface SubscriptionsProps {
  readonly newsletters: readonly Newsletter[];
  readonly unsubscribeAll: boolean;
  readonly onSubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribed: (detail: SubscriptionDetail) => void;
  readonly onUnsubscribedAll: (detail: null) => void;
}

/** The newsletters of a signed-in user, each with a button to subscribe or unsubscribe. */
function Subscriptions(props: SubscriptionsProps): ReactNode {
  const { newsletters, unsubscribeAll, onUnsubscribedAll } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
      <ul part="newsletters" role="list">
        {newsletters.map((newsletter) => (
          <Subscription key={getKey(newsletter)} {...props} newsletter={newsletter} />
        ))}
      </ul>
      {unsubscribeAll && <UnsubscribeAll newsletters={newsletters} onUnsubscribedAll={onUnsubscribedAll} />}
    </>
  );
}
