import { reportFault, safeHref } from "@quire/core";
import { reactView, useWidgetState } from "@quire/element";
import { GenericFailure, usePlainForms } from "@quire/features/credentials";
import { hasSignedOut, loadSession, useSession } from "@quire/services/session";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { getSections } from "./account-settings-model.js";
import { type AccountSettingsViewProps, SECTIONS } from "./attributes.js";
import { SignInGate } from "./gate.js";
import { ReadProblem } from "./read-problem.js";
import { Sections } from "./sections.js";
import { styles } from "./styles.js";
import { text } from "./text.js";

/** The sections of a signed-in user, or the content in their place (beyond-340, beyond-348). */
export function AccountSettingsView(props: AccountSettingsViewProps): ReactNode {
  const session = useSession();
  const [isDeleted, setDeleted] = useState(false);
  const { isFailed, retry } = useLoading(session.status === "unknown");
  const wasKnown = useRef(false);
  const { sections, unknown } = getSections(props.sections);
  const strange = unknown.join(", ");

  usePlainForms();
  useEffect(() => {
    if (strange)
      reportFault("attribute/invalid", `Unknown sections: ${strange}.`, {
        fix: `Known: ${SECTIONS.join(", ")}.`,
      });
  }, [strange]);
  useEffect(() => {
    if (session.status === "known") {
      wasKnown.current = true;
      setDeleted(false);
    }
  }, [session.status]);
  const isOffline = isFailed && !navigator.onLine;
  useWidgetState(getState());

  function getState() {
    if (isDeleted) return "ready";
    if (session.status === "known") return "ready";
    if (session.status === "anonymous") return "empty";
    if (!isFailed) return "loading";
    return isOffline ? "offline" : "error";
  }
  function showDeleted(): void {
    setDeleted(true);
    props.onAccountDeleted(null);
  }

  if (session.status === "known")
    // The key gives another user fresh forms.
    return (
      <Sections
        key={session.user.id}
        {...props}
        user={session.user}
        names={sections}
        onDeleted={showDeleted}
      />
    );
  if (isDeleted) return <Deleted homeHref={props.homeHref} />;
  if (session.status === "anonymous")
    return <SignInGate hasSessionEnded={wasKnown.current && !hasSignedOut()} />;
  if (!isFailed) return <Skeleton />;
  return <ReadProblem onRetry={retry}>{isOffline ? text("offline") : <GenericFailure />}</ReadProblem>;
}

/** Loads the session while the user is unknown. A failed load repeats when the browser is online again. */
function useLoading(isUnknown: boolean): { readonly isFailed: boolean; readonly retry: () => void } {
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again.
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    setFailed(false);
    void loadSession().then(({ status }) => isCurrent && setFailed(status === "unknown"));
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, round]);
  return { isFailed: isFailed && isUnknown, retry: () => setRound((before) => before + 1) };
}

function Skeleton(): ReactNode {
  return (
    <div className="quire-account-sections quire-account-skeleton">
      <p className="quire-unseen" role="status">
        {text("loading")}
      </p>
      {["name", "email", "password"].map((name) => (
        <div key={name} className="quire-account-bone" aria-hidden="true" />
      ))}
    </div>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(AccountSettingsView, ...styles);

/** The confirmation of a deletion, in place of the sections. */
function Deleted({ homeHref }: { readonly homeHref: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus(); // The focused button was removed with the sections.
  }, []);
  return (
    <div className="quire-account-sections quire-account-gate">
      <h2 className="quire-account-title" tabIndex={-1} ref={heading}>
        {text("deletedHeading")}
      </h2>
      <p className="quire-text">{text("deletedBody")}</p>
      <p className="quire-account-ways">
        <a className="quire-button" href={safeHref(homeHref) ?? "/"}>
          {text("deletedHome")}
        </a>
      </p>
    </div>
  );
}
