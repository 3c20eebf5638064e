import { credentialsText, GenericFailure, HelpSentence } from "@quire/features/credentials";
import type { LinkOutcome } from "@quire/services/subscriber";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** The reason why a subscription could not be linked. The server's message is not shown. */
export function LinkRefusal({
  outcome,
}: {
  readonly outcome: Exclude<LinkOutcome, { kind: "linked" }>;
}): ReactNode {
  switch (outcome.kind) {
    case "already-linked":
      return <HelpSentence of={text} message="alreadyLinked" />;
    case "restricted":
      return <HelpSentence of={credentialsText} message="restricted" />;
    case "rejected":
      if (outcome.field !== "password") return <GenericFailure />;
      return <HelpSentence of={credentialsText} message="invalid" />;
    case "no-account":
    case "not-found":
    case "failed":
      return <GenericFailure />;
  }
}
