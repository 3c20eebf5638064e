import { GenericFailure, SignInFailure } from "@quire/features/credentials";
import type { SignInOutcome } from "@quire/services/session";
import type { ReactNode } from "react";
import { CardLink } from "./card-link.js";
import type { CardProps } from "./card-props.js";
import { text } from "./text.js";

interface CardSignInFailureProps extends Pick<CardProps, "go"> {
  readonly outcome: Exclude<SignInOutcome, { kind: "signed-in" }>;
}

type Invalid = Extract<SignInOutcome, { kind: "invalid" }>;

/** Returns true when the response means wrong credentials: 401, or a number of tries left. */
export function isCredentialError({ status, triesLeft }: Invalid): boolean {
  return status === 401 || triesLeft !== undefined;
}

/**
 * The reason for a failed sign-in on a card (accounts-8.6, accounts-8.7, accounts-8.8, sign-in card). Tries left: links
 * to the register card. 401: also links to the reset card. Restricted user: links to customer service. Otherwise: the
 * generic message.
 */
export function CardSignInFailure({ outcome, go }: CardSignInFailureProps): ReactNode {
  if (outcome.kind === "restricted") return <SignInFailure outcome={outcome} />;
  if (outcome.kind !== "invalid" || !isCredentialError(outcome)) return <GenericFailure />;
  const isUnauthorized = outcome.status === 401;
  return (
    <>
      <SignInFailure outcome={outcome} />{" "}
      <p className="quire-text">
        <CardLink to="register" go={go}>
          {text(isUnauthorized ? "createOneOr" : "createOne")}
        </CardLink>
        {isUnauthorized && " "}
        {isUnauthorized && (
          <CardLink to="reset" go={go}>
            {text("orReset")}
          </CardLink>
        )}
      </p>
    </>
  );
}
