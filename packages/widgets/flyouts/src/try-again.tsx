import { Notice, QuietButton } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface TryAgainProps {
  /** Label of the button, when a flyout overrides it. */
  readonly label?: string;
  readonly onRetry: () => void;
  /** The part that failed to load. */
  readonly children: ReactNode;
}

/** Shows a load failure with a retry button. */
export function TryAgain({ label = text("retry"), onRetry, children }: TryAgainProps): ReactNode {
  return (
    <div className="quire-flyout">
      <Notice tone="error">{children}</Notice>
      <QuietButton onPress={onRetry}>{label}</QuietButton>
    </div>
  );
}
