import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface LoadProblemProps {
  readonly kind: "error" | "offline";
  readonly onRetry: () => void;
}

/** Shows a failure to load. The page's own fields remain usable below it. */
export function LoadProblem({ kind, onRetry }: LoadProblemProps): ReactNode {
  return (
    <Notice tone="error">
      <p part="problem" className="quire-label">
        {text(kind === "offline" ? "offline" : "failed")}
      </p>
      <button part="retry" className="quire-link" type="button" onClick={onRetry}>
        {text("retry")}
      </button>
    </Notice>
  );
}
