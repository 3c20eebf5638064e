import { safeReturnPath } from "@quire/core";
import { reactView, useHost, useWidgetState } from "@quire/element";
import { usePlainForms } from "@quire/features/credentials";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { LinkRefused } from "./link-refused.js";
import { PasswordSet } from "./password-set.js";
import { ResetPasswordForm } from "./reset-password-form.js";
import { forgetToken, hideToken, readToken } from "./reset-token.js";
import { styles } from "./styles.js";

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
      <PasswordSet signInHref={props.signInHref} returnPath={safeReturnPath(props.return)}>
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
