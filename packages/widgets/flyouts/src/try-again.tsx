import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { QuietButton } from "./buttons.js";
import { text } from "./text.js";

interface TryAgainProps {
  /** What the button says, where a flyout has words of its own. */
  readonly label?: string;
  readonly onRetry: () => void;
  /** What could not be had. */
  readonly children: ReactNode;
}

/** Stands in for what could not be had, with another try. */
export function TryAgain({ label = text("retry"), onRetry, children }: TryAgainProps): ReactNode {
  return (
    <div className="quire-flyout">
      <Notice tone="error">{children}</Notice>
      <QuietButton onPress={onRetry}>{label}</QuietButton>
    </div>
  );
}
