import type { OrderState } from "@quire/services/order";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface SignInGateProps {
  readonly isOver: boolean;
  readonly ended: OrderState["ended"];
}

/** What is left of what was begun. */
const OVER = { session: "overReason", order: "overOrder" } as const;

/** Why there is nothing to be ordered without an account, and the ways to one. */
export function SignInGate({ isOver, ended }: SignInGateProps): ReactNode {
  return (
    <div className="quire-order-gate">
      <h2 className="quire-order-gate-heading">{text(isOver ? "overHeading" : "guestHeading")}</h2>
      <p>{text(isOver ? (ended ? OVER[ended] : "overOut") : "guestReason")}</p>
      <p className="quire-order-gate-links">
        <AccountLink mode="sign-in" page="/sign-in" className="quire-button">
          {text("signIn")}
        </AccountLink>
        {!isOver && (
          <AccountLink mode="registration" page="/register" className="quire-link">
            {text("register")}
          </AccountLink>
        )}
      </p>
    </div>
  );
}

interface AccountLinkProps {
  readonly mode: "sign-in" | "registration";
  readonly page: string;
  readonly className: string;
  readonly children: string;
}

/** A trigger, which without the modal's code is a link to the page that does the same. */
function AccountLink({ mode, page, className, children }: AccountLinkProps): ReactNode {
  const { pathname, search, hash } = location;
  return (
    <a
      className={className}
      href={`${page}?return=${encodeURIComponent(pathname + search + hash)}`}
      data-quire-open="auth-modal"
      data-mode={mode}
    >
      {children}
    </a>
  );
}
