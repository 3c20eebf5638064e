import type { OrderProblem } from "@quire/services/order";
import { Notice } from "@quire/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { problemWords } from "./problem-words.js";

interface ProblemProps {
  readonly problem: OrderProblem | undefined;
  /** Actions that the reader can take. */
  readonly children?: ReactNode;
}

/** Why the last thing was refused, where it concerns; it takes the focus, as there is something to do. */
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
