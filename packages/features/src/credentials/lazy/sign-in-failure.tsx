import type { SignInOutcome } from "@quire/services/session";
import type { ReactNode } from "react";
import { GenericFailure } from "../customer-service/generic-failure.js";
import { HelpSentence } from "../customer-service/help-sentence.js";
import { LockedMessage } from "./locked-message.js";
import { text } from "./text.js";

/** Shows why a sign-in failed, with the messages of accounts-8. */
export function SignInFailure({
  outcome,
}: {
  readonly outcome: Exclude<SignInOutcome, { kind: "signed-in" }>;
}): ReactNode {
  switch (outcome.kind) {
    case "invalid":
      return outcome.triesLeft === undefined ? (
        <HelpSentence of={text} message="invalid" />
      ) : (
        <HelpSentence of={text} message="invalidTries" values={{ n: outcome.triesLeft }} />
      );
    case "locked":
      return <LockedMessage />;
    case "restricted":
      return <HelpSentence of={text} message="restricted" />;
    case "captcha":
      return <HelpSentence of={text} message="captchaRequired" />;
    case "failed":
      return <GenericFailure />;
  }
}
