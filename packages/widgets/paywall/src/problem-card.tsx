import { GenericFailure } from "@quire/features/credentials";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { CardBox } from "./card-box.js";
import { text } from "./text.js";

interface ProblemCardProps {
  readonly isOffline: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The card after a failed session request: the content stays closed, and the user can retry. */
export function ProblemCard({ isOffline, isRetrying, onRetry }: ProblemCardProps): ReactNode {
  return (
    <CardBox title={text("titleProblem")}>
      <div className="quire-form">
        <Notice tone="error">{isOffline ? text("offline") : <GenericFailure />}</Notice>
        <button
          type="button"
          className="quire-button"
          aria-disabled={isRetrying || undefined}
          aria-busy={isRetrying || undefined}
          onClick={() => {
            if (!isRetrying) onRetry();
          }}
        >
          <span>{text("retry")}</span>
          <span className="quire-spinner" aria-hidden="true" />
        </button>
      </div>
    </CardBox>
  );
}
