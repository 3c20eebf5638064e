import { Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { text } from "./text.js";

interface LoadProblemProps {
  readonly isOffline: boolean;
  readonly canRetry: boolean;
  readonly onRetry: () => Promise<void>;
}

/** Shows that the plans failed to load. The page's own price list stays below it. */
export function LoadProblem({ isOffline, canRetry, onRetry }: LoadProblemProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  async function retry(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await onRetry();
    setBusy(false);
  }
  return (
    <Notice tone="error">
      <p part="problem">
        {text(isOffline ? "offline" : "failed")}{" "}
        {canRetry && (
          <button
            part="retry"
            className="quire-link"
            type="button"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => void retry()}
          >
            {text("retry")}
          </button>
        )}
      </p>
    </Notice>
  );
}
