import { Notice, QuietButton } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ReadProblemProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part that failed to load, with a retry button. */
export function ReadProblem({ onRetry, children }: ReadProblemProps): ReactNode {
  return (
    <div className="quire-account-problem">
      <Notice tone="error">{children}</Notice>
      <QuietButton onPress={onRetry}>{text("retry")}</QuietButton>
    </div>
  );
}
