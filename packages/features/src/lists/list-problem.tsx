import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ListProblemProps {
  readonly isOffline: boolean;
  /** True if entries are loaded and only the next page failed. */
  readonly isMore: boolean;
  readonly onRetry: () => void;
}

/** Problem of a list with a retry button. It is announced when it appears. */
export function ListProblem({ isOffline, isMore, onRetry }: ListProblemProps): ReactNode {
  return (
    <Notice tone="error">
      <p>{text(isOffline ? "offline" : isMore ? "failedMore" : "failed")}</p>
      <button part="retry" className="quire-link" type="button" onClick={onRetry}>
        {text("retry")}
      </button>
    </Notice>
  );
}
