import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { QuietButton } from "./buttons.js";
import { text } from "./text.js";

interface TryAgainProps {
  /** Label of the button, when a flyout overrides it. */
  readonly label?: string;
  readonly onRetry: () => void;
  /** The part that failed to load. */
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
