import type { ReactNode } from "react";
import { text } from "./text.js";

interface ProgressProps {
  /** Number of finished items, out of `all`. */
  readonly done: number;
  readonly all: number;
}

/** Shows the progress of long work. */
export function Progress({ done, all }: ProgressProps): ReactNode {
  const words = text("progress", { done, all });
  return (
    <div className="quire-progress">
      <progress value={done} max={all} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
