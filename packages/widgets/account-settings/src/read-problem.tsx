import { Notice, QuietButton } from "@quire/ui";
import { type ReactNode, useRef } from "react";
import { text } from "./text.js";

interface ReadProblemProps {
  /** Heading of the section, which tells several retry buttons apart. */
  readonly section?: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part that failed to load, with a retry button. */
export function ReadProblem({ section, onRetry, children }: ReadProblemProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  function retry(): void {
    // The pressed button is removed: the focus moves to the heading of its section.
    box.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus();
    onRetry();
  }
  return (
    <div className="quire-account-problem" ref={box}>
      <Notice tone="error">{children}</Notice>
      <QuietButton {...(section && { label: text("retryOf", { section }) })} onPress={retry}>
        {text("retry")}
      </QuietButton>
    </div>
  );
}
