import { getUser, useSession } from "@quire/services/session";
import { type ReactNode, useState } from "react";
import { type Found, getRows } from "./found.js";
import { LinkForm } from "./link-form.js";
import { RegisterForm } from "./register-form.js";
import { Step } from "./step.js";
import { text } from "./text.js";

interface FoundStepProps {
  readonly found: Found;
  readonly action: string;
  readonly verifyUrl: string | undefined;
  readonly onForgot: () => void;
  readonly onLookup: () => void;
  readonly onLinked: (emailAddress: string, isNew: boolean) => void;
}

/** The found subscription, with a form that links it to an existing account or to a new one. */
export function FoundStep({ found, action, verifyUrl, ...on }: FoundStepProps): ReactNode {
  const { firstName, email, subscriptionLinked } = found.subscriber;
  const reader = getUser(useSession())?.emailAddress;
  const [hasAccount, setHasAccount] = useState(subscriptionLinked);
  const links = { onLookup: on.onLookup, onOther: () => setHasAccount(!hasAccount) };
  return (
    <Step title={text("foundTitle", { name: firstName || "none" })} isEntered>
      <FoundSummary found={found} />
      {reader !== undefined || hasAccount ? (
        <LinkForm
          found={found}
          action={action}
          username={reader || email}
          isSignedIn={reader !== undefined}
          verifyUrl={verifyUrl}
          onForgot={on.onForgot}
          onLinked={(emailAddress) => on.onLinked(emailAddress, false)}
          {...links}
        />
      ) : (
        <RegisterForm found={found} action={action} onRegistered={on.onLinked} {...links} />
      )}
    </Step>
  );
}

/** The found subscription as a list of terms and values. */
function FoundSummary({ found }: { readonly found: Found }): ReactNode {
  return (
    <dl className="quire-lookup-facts">
      {getRows(found, text("active")).map(({ term, value }) => (
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
