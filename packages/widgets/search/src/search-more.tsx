import { isSuggestible } from "@quire/services/search";
import type { MouseEvent, ReactNode } from "react";
import type { Chosen } from "./attributes.js";
import { text } from "./text.js";

interface SearchMoreProps {
  readonly term: string;
  /** Of all results, with the referral of content-9. */
  readonly href: string;
  readonly hasRecent: boolean;
  readonly onChoose: (chosen: Chosen, event: MouseEvent) => void;
  readonly onClear: () => void;
}

/** What stands last: the link to all results, or below recent searches the button that clears them. */
export function SearchMore({ term, href, hasRecent, onChoose, onClear }: SearchMoreProps): ReactNode {
  const hasMore = isSuggestible(term);
  if (!hasMore && (term || !hasRecent)) return null;
  return (
    <p className="quire-search-more">
      {hasMore ? (
        <a
          className="quire-link"
          href={href}
          onClick={(event) => onChoose({ kind: "more", title: term, href }, event)}
        >
          {text("more", { term })}
        </a>
      ) : (
        <button className="quire-link" type="button" onClick={onClear}>
          {text("clear")}
        </button>
      )}
    </p>
  );
}
