import { type ReactNode, useEffect, useRef } from "react";

interface OutcomeProps {
  /** True if the form had the focus. Then the outcome takes it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Replaces the form once its outcome is known. */
export function Outcome({ takesFocus, children }: OutcomeProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="quire-outcome" ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
