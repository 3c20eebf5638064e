import { reactView, useHost } from "@quire/element";
import { ChangePasswordForm, changePasswordText, usePlainForms } from "@quire/features/credentials";
import type { ReactNode } from "react";
import { destroyFlyout } from "../destroy-flyout.js";
import { credentialStyles } from "../flyout-styles.js";
import { SignedInFlyout } from "../signed-in-flyout.js";

interface ChangePasswordViewProps {
  readonly action: string;
  readonly onPasswordChanged: (detail: null) => void;
}

/** Content of the flyout for a signed-in user (accounts-5.14, accounts-8). */
export function ChangePasswordView({ action, onPasswordChanged }: ChangePasswordViewProps): ReactNode {
  const { host } = useHost().shell;
  usePlainForms();
  function confirm(): void {
    onPasswordChanged(null);
    destroyFlyout(host, changePasswordText("changed"));
  }
  return (
    <SignedInFlyout isSecret>
      {({ emailAddress, username }) => (
        <ChangePasswordForm action={action} username={emailAddress || username} onChanged={confirm} />
      )}
    </SignedInFlyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(ChangePasswordView, ...credentialStyles());
