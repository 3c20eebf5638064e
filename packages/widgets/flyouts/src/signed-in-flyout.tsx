import { useFrameEvents, useHost, type WidgetState } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import { loadSession, type Session, useSession } from "@quire/services/session";
import { createElement, type ReactNode, useState } from "react";
import { Flyout } from "./flyout.js";
import { text } from "./text.js";
import { TryAgain } from "./try-again.js";
import { useAskForSignIn } from "./use-ask-for-sign-in.js";

type User = Extract<Session, { status: "known" }>["user"];

interface SignedInFlyoutProps {
  /** The form's screen and state, as props of `Flyout`. */
  readonly screen?: string;
  readonly state?: WidgetState;
  /** Every close clears the form. */
  readonly isSecret?: boolean;
  readonly children: (user: User) => ReactNode;
}

/** A flyout for signed-in users. Guests see a prompt to sign in (content-4.1 and content-6.5). */
export function SignedInFlyout({
  screen = "",
  state,
  isSecret = false,
  children,
}: SignedInFlyoutProps): ReactNode {
  const host = useHost();
  const session = useSession();
  const [failed, setFailed] = useState(false);

  function findOut(): void {
    if (session.status !== "unknown") return;
    setFailed(false);
    void loadSession().then(({ status }) => host.signal.aborted || setFailed(status === "unknown"));
  }
  useFrameEvents(findOut, () => {});

  switch (session.status) {
    case "known":
      // The key gives another user a fresh form.
      return (
        <Flyout screen={`form ${session.user.id} ${screen}`} isSecret={isSecret} {...(state && { state })}>
          {children(session.user)}
        </Flyout>
      );
    case "anonymous":
      return (
        <Flyout screen="sign-in">
          <SignInPrompt />
        </Flyout>
      );
    case "unknown":
      if (!failed) return <Flyout state="loading" />;
      return (
        <Flyout screen="failed" state="error">
          <TryAgain onRetry={findOut}>
            <GenericFailure />
          </TryAgain>
        </Flyout>
      );
  }
}

/** The specification's sentence mentions sign-in and registration, which are buttons below it. */
const TAGS = { signIn: (words: string) => words, register: (words: string) => words };

/** Prompt for a guest. After sign-in the flyout opens again (content-6.5). */
function SignInPrompt(): ReactNode {
  const ask = useAskForSignIn();
  const gate = (href: string, mode: "sign-in" | "registration", words: string) => (
    <a
      className="quire-button"
      data-quiet={mode === "sign-in" ? undefined : ""}
      href={href}
      onClick={(event) => ask(event, mode)}
    >
      {words}
    </a>
  );
  return (
    <div className="quire-gate">
      {createElement("p", { className: "quire-text" }, ...text.rich("signInFirst", {}, TAGS))}
      <div className="quire-gates">
        {gate("/sign-in", "sign-in", text("signIn"))}
        {gate("/register", "registration", text("register"))}
      </div>
      <p className="quire-hint">{text("next")}</p>
    </div>
  );
}
