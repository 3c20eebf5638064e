import type { Screen } from "@quire/auth-modal";
import { tiers } from "@quire/services/configuration";
import { getSubscriberType, signOut, useSession } from "@quire/services/session";
import { useState } from "react";

/** Shows the current user. Until the session is known, it reserves an empty place. */
export function Account({ onAsk }: { readonly onAsk: (screen: Screen) => void }) {
  const session = useSession();
  const [problem, setProblem] = useState(false);
  if (session.status === "unknown") return <div className="account" />;
  if (session.status === "anonymous") {
    return (
      <div className="account">
        <button type="button" onClick={() => onAsk("sign-in")}>
          Sign in
        </button>
        <button type="button" onClick={() => onAsk("registration")}>
          Create account
        </button>
      </div>
    );
  }
  const tier = getSubscriberType(session.user, tiers());
  return (
    <div className="account">
      <span>
        Hello, {session.user.firstName}.{tier ? ` ${tier.caption ?? tier.tier} subscriber.` : ""}
      </span>
      <button type="button" onClick={() => signOut("/").catch(() => setProblem(true))}>
        Sign out
      </button>
      {problem && <span role="alert">Signing out failed. Please try again.</span>}
    </div>
  );
}
