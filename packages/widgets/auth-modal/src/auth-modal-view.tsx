import { report } from "@quire/core";
import { reactView, useFrame, useFrameEvents, useHost, useTypedFields, type ViewProps } from "@quire/element";
import { type Calls, loadCalls, usePlainForms, useTyped } from "@quire/features/credentials";
import { useInitialFocus } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { attributes, events } from "./attributes.js";
import type { Screen } from "./screen.js";
import { reportFailure } from "./shell.js";
import { SignInScreen } from "./sign-in-screen.js";
import { styles } from "./styles.js";
import { useLaterScreens } from "./use-later-screens.js";
import { useLeaving } from "./use-leaving.js";
import { useScreen } from "./use-screen.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The screens that show the reason for an account. */
const ASKS = new Set<Screen>(["sign-in", "registration"]);

/** The four screens of accounts-2.1, one at a time. */
function AuthModalView(props: Props): ReactNode {
  const frame = useFrame();
  usePlainForms();
  const enter = useLeaving(props.return || undefined, ASKS.has(props.mode));
  const typed = useTyped();
  const { container } = useHost().shell;
  const keep = () => typed.keepAll(container);
  const { screen, round, show } = useScreen(props.mode, keep);
  const later = useLaterScreens(screen !== "sign-in");
  const calls = useCalls();
  useContainer();
  useLayoutEffect(() => {
    frame.panel.querySelector('[part="body"]')?.setAttribute("data-screen", screen);
  }, [frame, screen]);
  const isScreenLoaded = screen === "sign-in" || later !== undefined;
  useInitialFocus(`${screen} ${round} ${isScreenLoaded}`);
  useChangeOf(screen, () => {
    if (frame.isOpen) props.onScreenChange({ screen });
  });

  const shared = { typed, go: show, calls };
  const close = () => frame.close("done");
  function onSignedIn(): void {
    props.onSignedIn(null);
    enter(close);
  }
  function onRegistered(emailAddress: string): void {
    props.onRegistered({ emailAddress });
    if (props.paywall) enter(close, { registration: "success" });
    else enter(() => show("profile_settings"));
  }
  function renderScreen(): ReactNode {
    if (screen === "sign-in")
      return <SignInScreen {...shared} action={props.action} onSignedIn={onSignedIn} />;
    if (!later) return null;
    const { RegistrationScreen, ForgotPasswordScreen, ProfileSettingsScreen } = later;
    switch (screen) {
      case "registration":
        return (
          <RegistrationScreen {...shared} action={props.registrationAction} onRegistered={onRegistered} />
        );
      case "forgot-password": {
        const onSent = () => {
          keep(); // The field disappears when the confirmation shows.
          props.onResetRequested(null);
        };
        return <ForgotPasswordScreen {...shared} action={props.forgotPasswordAction} onSent={onSent} />;
      }
      case "profile_settings":
        return <ProfileSettingsScreen go={show} onDone={close} />;
    }
  }
  return (
    <div className="quire-auth" key={`${screen} ${round}`} onInput={typed.keep}>
      {props.reason && ASKS.has(screen) && <p className="quire-reason">{props.reason}</p>}
      {renderScreen()}
    </div>
  );
}

/** Calls `changed` after the value has changed. */
function useChangeOf(value: unknown, changed: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed();
  });
}

/** Loads the screens other than sign-in. */
export { loadLaterScreens } from "./use-later-screens.js";

/** The lazy view, which the element imports on first use. */
export const view = reactView(AuthModalView, ...styles);

/** The loaded calls, shared by all modals of the page. */
let loaded: Calls | undefined;

/** Returns the calls that send the forms. If they fail to load, a submit retries. */
function useCalls(): Calls | undefined {
  // The initial markup was rendered without the calls.
  const isHydrating = useTypedFields().length > 0;
  const [calls, setCalls] = useState(isHydrating ? undefined : loaded);
  useEffect(() => {
    if (calls) return;
    let isCancelled = false;
    loadCalls().then((module) => {
      loaded = module;
      if (!isCancelled) setCalls(module);
    }, report);
    return () => {
      isCancelled = true;
    };
  }, [calls]);
  return calls;
}

/**
 * Restores the forms' container when the modal opens, and reports to the developer that it was missing. It is in the
 * light DOM, where a page's script may remove it, for example by emptying the element.
 */
function useContainer(): void {
  const { host, container } = useHost().shell;
  useFrameEvents(
    () => {
      if (container.parentNode === host) return;
      host.append(container);
      const fix = "Leave what is inside quire-auth-modal alone. It was put back.";
      reportFailure("– its container was taken off the page.", fix);
    },
    () => {},
  );
}
