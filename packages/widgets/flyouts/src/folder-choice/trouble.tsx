import type { ReactNode } from "react";
import { text as flyouts } from "../text.js";

interface TroubleProps {
  readonly words: readonly string[];
  readonly retry?: string;
  readonly children?: ReactNode;
}

/** What was done and what not, with another try: the form is sent again for what is left. */
export function Trouble({ words, retry = flyouts("retry"), children }: TroubleProps): ReactNode {
  return (
    <>
      {words.join(" ")} {children}
      <button type="submit" part="link" className="quire-link">
        {retry}
      </button>
    </>
  );
}
