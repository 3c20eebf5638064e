import type { OrderProblem } from "@quire/services/order";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { problemWords } from "./problem-words.js";

interface ProblemProps {
  readonly problem: OrderProblem | undefined;
  /** Actions for the user. */
  readonly children?: ReactNode;
}

/** Shows the problem of the last action next to its subject, and takes focus, because the user has to act. */
export function Problem({ problem, children }: ProblemProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div className="quire-order-problem" ref={place} tabIndex={-1}>
      <Notice tone="error">
        {problemWords(problem)} {children}
      </Notice>
    </div>
  );
}
