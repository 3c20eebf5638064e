import { report } from "@quire/core";
import { reactView, useWidgetState, type ViewProps } from "@quire/element";
import { formAction, loadCalls, usePlainForms } from "@quire/features/credentials";
import { continueAfterSignIn, stayAfterSignIn } from "@quire/services/session";
import { emailFromAddress } from "@quire/services/subscriber";
import { type ReactNode, useEffect } from "react";
import type { attributes, events } from "./attributes.js";
import { ForgotStep } from "./forgot-step.js";
import { FoundStep } from "./found-step.js";
import { LinkedStep } from "./linked-step.js";
import { loadSubscriberCalls } from "./load-subscriber-calls.js";
import { LookupStep } from "./lookup-step.js";
import { styles } from "./styles.js";
import { useStep } from "./use-step.js";

type Props = ViewProps<typeof attributes, typeof events>;

/**
 * Shows one step at a time: the lookup, the found subscription with its form, and the end (accounts-1, accounts-4).
 */
export function SubscriberLookupView(props: Props): ReactNode {
  const { verifyUrl, onLinked } = props;
  const action = formAction(props.action, "/subscriber-registration");
  const { step, show, typed, setTyped, round } = useStep();
  const initialEmail = props.emailAddress ?? emailFromAddress(location.search) ?? "";
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
          onFound={(found, formValues) => {
            setTyped(formValues);
            show({ kind: "found", found });
          }}
        />
      );
    case "found":
      return (
        <FoundStep
          found={step.found}
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
          email={step.found.subscriber.email}
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
