import type { OrderState } from "@quire/services/order";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface SignInGateProps {
  readonly hasSessionEnded: boolean;
  readonly ended: OrderState["ended"];
  /** Leaves out the heading and the reason, which the caller shows. */
  readonly isPlain?: boolean;
}

/** Keys of the reasons, by what the end of the session has interrupted. */
const OVER = { session: "overReason", order: "overOrder" } as const;

/** Explains that an order needs an account, with links to sign-in and registration. */
export function SignInGate({ hasSessionEnded, ended, isPlain }: SignInGateProps): ReactNode {
  return (
    <div className="quire-order-gate">
      {!isPlain && (
        <>
          <h2 className="quire-order-gate-heading">
            {text(hasSessionEnded ? "overHeading" : "guestHeading")}
          </h2>
          <p>{text(hasSessionEnded ? (ended ? OVER[ended] : "overOut") : "guestReason")}</p>
        </>
      )}
      <p className="quire-order-gate-links">
        <AccountLink mode="sign-in" page="/sign-in" className="quire-button">
          {text("signIn")}
        </AccountLink>
        {!hasSessionEnded && (
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

/** A trigger of the modal. If the modal's code fails to load, it is a link to the corresponding page. */
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
