import { safeHref } from "@quire/core";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Outcome } from "./outcome.js";
import { text } from "./text.js";

interface PasswordSetProps {
  readonly signInHref: string;
  /** The path to open after sign-in. The page of the reset is useless without its token. */
  readonly returnPath: string;
  /** The list of the account's passkeys, if it has any. */
  readonly children: ReactNode;
}

/** The confirmation of a new password, with a link to sign in. */
export function PasswordSet({ signInHref, returnPath, children }: PasswordSetProps): ReactNode {
  const href = safeHref(signInHref) ?? "/sign-in";
  const target = `${href}${href.includes("?") ? "&" : "?"}return=${encodeURIComponent(returnPath)}`;
  return (
    <Outcome takesFocus>
      <Notice tone="success">
        <p className="quire-text">{text("reset")}</p>
        <p className="quire-text">{text("resetLead")}</p>
      </Notice>
      {children}
      <a
        className="quire-button"
        href={target}
        data-quire-open="auth-modal"
        data-mode="sign-in"
        data-return={returnPath}
      >
        {text("signIn")}
      </a>
    </Outcome>
  );
}
