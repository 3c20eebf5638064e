import type { ReactNode } from "react";
import { text as flyouts } from "../text.js";

interface TroubleProps {
  readonly words: readonly string[];
  readonly retry?: string;
  readonly children?: ReactNode;
}

/** Report of done and failed steps, with a retry for the failed ones. */
export function FilingProblem({ words, retry = flyouts("retry"), children }: TroubleProps): ReactNode {
  return (
    <>
      {words.join(" ")} {children}
      <button type="submit" part="link" className="quire-link">
        {retry}
      </button>
    </>
  );
}
