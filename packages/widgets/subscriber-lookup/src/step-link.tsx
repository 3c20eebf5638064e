import type { ReactNode } from "react";

interface StepLinkProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** A button that leads to another step. */
export function StepLink({ onPress, children }: StepLinkProps): ReactNode {
  return (
    <button type="button" className="quire-link" onClick={onPress}>
      {children}
    </button>
  );
}
