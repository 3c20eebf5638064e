import { getUser, useSession } from "@quire/services/session";
import { type ReactNode, useState } from "react";
import { LinkForm } from "./link-form.js";
import { RegisterForm } from "./register-form.js";
import { Step } from "./step.js";
import { getRows, type SubscriberMatch } from "./subscriber-match.js";
import { text } from "./text.js";

interface MatchStepProps {
  readonly match: SubscriberMatch;
  readonly action: string;
  readonly verifyUrl: string | undefined;
  readonly onForgot: () => void;
  readonly onLookup: () => void;
  readonly onLinked: (emailAddress: string, isNew: boolean) => void;
}

/** The found subscription, with a form that links it to an existing account or to a new one. */
export function MatchStep({ match, action, verifyUrl, ...on }: MatchStepProps): ReactNode {
  const { firstName, email, subscriptionLinked } = match.subscriber;
  const reader = getUser(useSession())?.emailAddress;
  const [hasAccount, setHasAccount] = useState(subscriptionLinked);
  const links = { onLookup: on.onLookup, onOther: () => setHasAccount(!hasAccount) };
  return (
    <Step title={text("foundTitle", { name: firstName || "none" })} isEntered>
      <MatchSummary match={match} />
      {reader !== undefined || hasAccount ? (
        <LinkForm
          match={match}
          action={action}
          username={reader || email}
          isSignedIn={reader !== undefined}
          verifyUrl={verifyUrl}
          onForgot={on.onForgot}
          onLinked={(emailAddress) => on.onLinked(emailAddress, false)}
          {...links}
        />
      ) : (
        <RegisterForm match={match} action={action} onRegistered={on.onLinked} {...links} />
      )}
    </Step>
  );
}

/** The found subscription as a list of terms and values. */
function MatchSummary({ match }: { readonly match: SubscriberMatch }): ReactNode {
  return (
    <dl className="quire-lookup-facts">
      {getRows(match, text("active")).map(({ term, value }) => (
        <div className="quire-lookup-fact" key={term}>
          <dt>{text(term)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
