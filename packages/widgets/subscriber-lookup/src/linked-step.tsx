import { safeReturnPath } from "@quire/core";
import type { ReactNode } from "react";
import type { SubscriptionLinked } from "./attributes.js";
import { Step } from "./step.js";
import { text } from "./text.js";

interface LinkedStepProps {
  readonly linked: SubscriptionLinked;
  readonly returnPath: string | undefined;
}

/** The last step: the subscription is linked, and the user signed in. */
export function LinkedStep({ linked, returnPath }: LinkedStepProps): ReactNode {
  const { emailAddress: email, isNew } = linked;
  return (
    <Step title={text("linkedTitle")} isEntered>
      <p className="quire-text" role="status">
        {text(isNew ? "createdText" : "linkedText", { email })}
      </p>
      <p className="quire-text">
        <a className="quire-button" href={safeReturnPath(returnPath)}>
          {text("continue")}
        </a>
      </p>
    </Step>
  );
}
