import type { ReactNode } from "react";
import { text } from "./text.js";

interface ProgressProps {
  /** How many are done, of how many. */
  readonly done: number;
  readonly all: number;
}

/** How far long work is. */
export function Progress({ done, all }: ProgressProps): ReactNode {
  const words = text("progress", { done, all });
  return (
    <div className="quire-progress">
      <progress value={done} max={all} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
