import { report, toSafeReturnPath } from "@quire/core";
import { reactView, useWidgetState, type ViewProps } from "@quire/element";
import { formAction, loadCalls, usePlainForms } from "@quire/features/credentials";
import { continueAfterSignIn, getUser, stayAfterSignIn, useSession } from "@quire/services/session";
import { takeEmailFromAddress } from "@quire/services/subscriber";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { attributes, events, SubscriptionLinked } from "./attributes.js";
import { ForgotStep } from "./forgot-step.js";
import { loadSubscriberCalls } from "./load-subscriber-calls.js";
import { LookupStep, type Typed } from "./lookup-step.js";
import { MatchStep } from "./match-step.js";
import { Step } from "./step.js";
import { styles } from "./styles.js";
import type { SubscriberMatch } from "./subscriber-match.js";
import { text } from "./text.js";

type Props = ViewProps<typeof attributes, typeof events>;

/**
 * Shows one step at a time: the lookup, the found subscription with its form, and the end (accounts-1, accounts-4).
 */
export function SubscriberLookupView(props: Props): ReactNode {
  const { verifyUrl, onLinked } = props;
  const action = formAction(props.action, "/subscriber-registration");
  const { step, show, typed, setTyped, round } = useStep();
  const initialEmail = props.emailAddress ?? takeEmailFromAddress(location.search) ?? "";
  useWidgetState("ready");
  usePlainForms();
  useCallsSoon();

  function end(emailAddress: string, isNew: boolean): void {
    const linked = { emailAddress, isNew };
    show({ kind: "linked", linked });
    onLinked(linked);
    goOn(props.return).catch(report);
  }

  switch (step.kind) {
    case "lookup":
      return (
        <LookupStep
          key={round}
          typed={typed ?? { emailAddress: initialEmail, accountNumber: "" }}
          isEntered={typed !== undefined}
          action={action}
          onFound={(match, formValues) => {
            setTyped(formValues);
            show({ kind: "found", match });
          }}
        />
      );
    case "found":
      return (
        <MatchStep
          match={step.match}
          action={action}
          verifyUrl={verifyUrl || undefined}
          onForgot={() => show({ ...step, kind: "forgot" })}
          onLookup={() => show({ kind: "lookup" })}
          onLinked={end}
        />
      );
    case "forgot":
      return (
        <ForgotStep
          email={step.match.subscriber.email}
          action={action}
          onBack={() => show({ ...step, kind: "found" })}
        />
      );
    case "linked":
      return <LinkedStep linked={step.linked} returnPath={props.return} />;
  }
}

/**
 * Continues at the return path, if there is one. Otherwise the user stays, and the page gets the new session.
 */
async function goOn(returnPath: string | undefined): Promise<void> {
  if (returnPath || new URLSearchParams(location.search).has("return")) {
    await continueAfterSignIn({ returnPath: returnPath || undefined });
  } else {
    await stayAfterSignIn();
  }
}

/** Loads the code of the calls early. A submission loads it again after a failure. */
function useCallsSoon(): void {
  useEffect(() => {
    Promise.all([loadCalls(), loadSubscriberCalls()]).catch(report);
  }, []);
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(SubscriberLookupView, ...styles);

interface LinkedStepProps {
  readonly linked: SubscriptionLinked;
  readonly returnPath: string | undefined;
}

/** The last step: the subscription is linked, and the user signed in. */
function LinkedStep({ linked, returnPath }: LinkedStepProps): ReactNode {
  const { emailAddress: email, isNew } = linked;
  return (
    <Step title={text("linkedTitle")} isEntered>
      <p className="quire-text" role="status">
        {text(isNew ? "createdText" : "linkedText", { email })}
      </p>
      <p className="quire-text">
        <a className="quire-button" href={toSafeReturnPath(returnPath)}>
          {text("continue")}
        </a>
      </p>
    </Step>
  );
}

type ShownStep =
  | { readonly kind: "lookup" }
  | { readonly kind: "found"; readonly match: SubscriberMatch }
  | { readonly kind: "forgot"; readonly match: SubscriberMatch }
  | { readonly kind: "linked"; readonly linked: SubscriptionLinked };

/**
 * Returns the current step and the typed values. Both are reset when the user changes; `round` counts these
 * resets.
 */
function useStep() {
  const [step, show] = useState<ShownStep>({ kind: "lookup" });
  const [typed, setTyped] = useState<Typed>();
  const [round, setRound] = useState(0);
  useReaderChange((isOther) => {
    show({ kind: "lookup" });
    if (!isOther) return;
    setTyped(undefined);
    setRound(round + 1);
  });
  return { step, show, typed, setTyped, round };
}

/**
 * Calls `changed` when the known user signs out in any tab, or is replaced by another user (`isOther`). The
 * next user must not see the results of the previous user.
 */
function useReaderChange(changed: (isOther: boolean) => void): void {
  const session = useSession();
  const id = getUser(session)?.id;
  const known = useRef(id);
  const call = useRef(changed);
  useEffect(() => {
    call.current = changed;
  });
  useEffect(() => {
    const isOther = id !== undefined && known.current !== undefined && id !== known.current;
    if (isOther || (session.status === "anonymous" && known.current !== undefined)) call.current(isOther);
    known.current = id ?? known.current;
  }, [session.status, id]);
}
