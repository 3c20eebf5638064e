import { safeHref } from "@quire/core";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Outcome } from "./outcome.js";
import { text } from "./text.js";

interface PasswordSetProps {
  readonly signInHref: string;
  /** Not this page: without its token it has nothing more to say. */
  readonly returnPath: string;
  /** The account's passkeys, where it has some. */
  readonly children: ReactNode;
}

/** The password is set: the way to sign in. */
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
