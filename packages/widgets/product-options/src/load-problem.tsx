import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface LoadProblemProps {
  readonly kind: "error" | "offline";
  readonly onRetry: () => void;
}

/** Says that it could not be loaded; what the page has in its place stands below, and can be used. */
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
