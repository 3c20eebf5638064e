import { safeHref, toSafeReturnPath } from "@quire/core";
import { reactView, useHost, useWidgetState } from "@quire/element";
import { usePlainForms } from "@quire/features/credentials";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ResetPasswordForm } from "./reset-password-form.js";
import { forgetToken, hideToken, readToken } from "./reset-token.js";
import { styles } from "./styles.js";
import { text } from "./text.js";

interface ResetPasswordViewProps {
  readonly token: string;
  readonly action: string;
  readonly forgotHref: string;
  readonly signInHref: string;
  readonly return: string;
  readonly onPasswordReset: (detail: null) => void;
}

/** The stages of a reset. */
type Stage = "form" | "refused" | "done";

/** Sets a new password for a user with the link of the e-mail (decisions: `/reset-password?token=`). */
export function ResetPasswordView(props: ResetPasswordViewProps): ReactNode {
  const host = useHost();
  const [address] = useState(readToken);
  const [stage, setStage] = useState<Stage>("form");
  const [review, setReview] = useState<ReactNode>();
  const token = props.token || address;
  useWidgetState("ready");
  usePlainForms();
  useLayoutEffect(hideToken, []);

  function leave(next: Stage): void {
    forgetToken();
    setStage(next);
  }
  async function finish(passkeys: Promise<ReactNode>): Promise<void> {
    props.onPasswordReset(null);
    const found = await passkeys;
    if (host.signal.aborted) return forgetToken();
    setReview(found);
    leave("done");
  }
  if (stage === "done") {
    return (
      <PasswordSet signInHref={props.signInHref} returnPath={toSafeReturnPath(props.return)}>
        {review}
      </PasswordSet>
    );
  }
  if (stage === "refused" || token === "") {
    return <LinkRefused reason={token === "" ? "missing" : "invalid"} forgotHref={props.forgotHref} />;
  }
  return (
    <ResetPasswordForm
      token={token}
      field={props.token}
      action={props.action}
      onReset={finish}
      onRefused={() => leave("refused")}
    />
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(ResetPasswordView, ...styles);

interface LinkRefusedProps {
  /** `missing`: the address has no token. `invalid`: the server does not accept the token. */
  readonly reason: "missing" | "invalid";
  readonly forgotHref: string;
}

/** Shown when the link cannot set a password. It links to the form for a new link. */
function LinkRefused({ reason, forgotHref }: LinkRefusedProps): ReactNode {
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

interface PasswordSetProps {
  readonly signInHref: string;
  /** The path to open after sign-in. The page of the reset is useless without its token. */
  readonly returnPath: string;
  /** The list of the account's passkeys, if it has any. */
  readonly children: ReactNode;
}

/** The confirmation of a new password, with a link to sign in. */
function PasswordSet({ signInHref, returnPath, children }: PasswordSetProps): ReactNode {
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

interface OutcomeProps {
  /** True if the form had the focus. Then the outcome takes it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Replaces the form once its outcome is known. */
function Outcome({ takesFocus, children }: OutcomeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="quire-outcome" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
