import { type ReactNode, useEffect, useRef } from "react";

interface StepProps {
  readonly title: string;
  /** True if the user came from another step. Then the heading takes the focus. */
  readonly isEntered: boolean;
  readonly children: ReactNode;
}

/** One step of the lookup, with its heading. */
export function Step({ title, isEntered, children }: StepProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isEntered) heading.current?.focus();
  }, [isEntered]);
  return (
    <section className="quire-lookup-step">
      <h2 className="quire-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

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
