import { type ReactNode, useEffect, useRef } from "react";

interface OutcomeProps {
  /** It has come in the place of the form, and takes the focus that the form's button had. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What there is instead of the form. */
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
