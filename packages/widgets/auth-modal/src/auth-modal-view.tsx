import { report } from "@quire/core";
import { useFrame, useWidgetState, type ViewProps } from "@quire/element";
import { continueAfterSignIn, dropIntent } from "@quire/session-service";
import { useInitialFocus } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { attributes, events } from "./attributes.js";
import { ForgotPasswordScreen } from "./forgot-password-screen.js";
import { loadCalls } from "./load-calls.js";
import { ProfileSettingsScreen } from "./profile-settings-screen.js";
import { RegistrationScreen } from "./registration-screen.js";
import { SignInScreen } from "./sign-in-screen.js";
import { useScreen } from "./use-screen.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The four screens of accounts §2, one at a time. */
export function AuthModalView(props: Props): ReactNode {
  const { mode, onScreenChange, onSignedIn, onRegistered } = props;
  const frame = useFrame();
  const email = useRef("");
  const leave = useLeaving(props.return || undefined);
  const { screen, round, show } = useScreen(mode, leave.onClose);
  useWidgetState("ready");
  useInitialFocus(`${screen} ${round}`);
  useEffect(() => {
    loadCalls().catch(report); // A form that is sent asks again.
  }, []);
  useChangeOf(screen, () => {
    if (frame.isOpen) onScreenChange({ screen });
  });

  /** Somebody is signed in now, perhaps after having closed the dialog: `next` is for an open one. */
  function enter(next: () => void): void {
    leave.entered.current = true;
    if (frame.isOpen) next();
    else leave.onClose();
  }
  function renderScreen(): ReactNode {
    const shared = {
      email: email.current,
      onEmail: (typed: string) => {
        email.current = typed;
      },
      go: show,
    };
    switch (screen) {
      case "sign-in":
        return (
          <SignInScreen
            {...shared}
            onSignedIn={() => {
              onSignedIn(null);
              enter(() => frame.close("done"));
            }}
          />
        );
      case "registration":
        return (
          <RegistrationScreen
            {...shared}
            onRegistered={(emailAddress) => {
              onRegistered({ emailAddress });
              enter(() => show("profile_settings"));
            }}
          />
        );
      case "forgot-password":
        return <ForgotPasswordScreen {...shared} />;
      case "profile_settings":
        return <ProfileSettingsScreen onDone={() => frame.close("done")} />;
    }
  }
  return (
    <div className="quire-auth" key={`${screen} ${round}`}>
      {renderScreen()}
    </div>
  );
}

/** However the modal closes: somebody who has signed in goes on, a guest gives up what asked for it. */
function useLeaving(returnPath: string | undefined) {
  const entered = useRef(false);
  function onClose(): void {
    if (!entered.current) {
      dropIntent();
      return;
    }
    entered.current = false;
    continueAfterSignIn({ returnPath }).catch(report);
  }
  return { entered, onClose };
}

/** Calls when the value has become another one. */
function useChangeOf(value: unknown, changed: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed();
  });
}
