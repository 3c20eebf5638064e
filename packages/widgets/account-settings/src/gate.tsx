import type { ReactNode } from "react";
import { text } from "./text.js";

/** The prompt for guests. `hasSessionEnded`: the session ended while the sections were shown. */
export function SignInGate({ hasSessionEnded }: { readonly hasSessionEnded: boolean }): ReactNode {
  return (
    <div className="quire-account-sections quire-account-gate" role={hasSessionEnded ? "alert" : undefined}>
      <h2 className="quire-account-title">{text(hasSessionEnded ? "overHeading" : "guestHeading")}</h2>
      <p className="quire-text">{text(hasSessionEnded ? "overReason" : "guestReason")}</p>
      <p className="quire-account-ways">
        <GateLink page="/sign-in" mode="sign-in" words={text("signIn")} />
        {!hasSessionEnded && <GateLink page="/register" mode="registration" words={text("register")} />}
      </p>
    </div>
  );
}

interface GateLinkProps {
  readonly page: string;
  readonly mode: "sign-in" | "registration";
  readonly words: string;
}

/** A trigger of the modal. Without the modal's code it is a link to the corresponding page. */
function GateLink({ page, mode, words }: GateLinkProps): ReactNode {
  const { pathname, search, hash } = location;
  return (
    <a
      className="quire-button"
      data-quiet={mode === "sign-in" ? undefined : ""}
      href={`${page}?return=${encodeURIComponent(pathname + search + hash)}`}
      data-quire-open="auth-modal"
      data-mode={mode}
    >
      {words}
    </a>
  );
}
