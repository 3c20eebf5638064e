import { safeHref } from "@quire/core";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Outcome } from "./outcome.js";
import { text } from "./text.js";

interface LinkRefusedProps {
  /** `missing`: the address has no token. `invalid`: the server does not accept the token. */
  readonly reason: "missing" | "invalid";
  readonly forgotHref: string;
}

/** Shown when the link cannot set a password. It links to the form for a new link. */
export function LinkRefused({ reason, forgotHref }: LinkRefusedProps): ReactNode {
  return (
    <Outcome takesFocus={reason === "invalid"}>
      {reason === "invalid" ? (
        <Notice tone="error">{text("invalid")}</Notice>
      ) : (
        <p className="quire-text">{text("missing")}</p>
      )}
      <a
        className="quire-button"
        href={safeHref(forgotHref) ?? "/forgot-password"}
        data-quire-open="forgot-password-flyout"
      >
        {text("ask")}
      </a>
    </Outcome>
  );
}
