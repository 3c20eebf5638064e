import { safeHref } from "@quire/core";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Outcome } from "./outcome.js";
import { text } from "./text.js";

interface LinkRefusedProps {
  /** There is no token, or the server knows none such. */
  readonly reason: "missing" | "invalid";
  readonly forgotHref: string;
}

/** The link cannot set a password: the way to another one. */
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
