import { isSuggestible } from "@quire/services/search";
import type { MouseEvent, ReactNode } from "react";
import type { Chosen } from "./attributes.js";
import { text } from "./text.js";

interface SearchMoreProps {
  readonly term: string;
  /** True if the server found nothing. A link to all results would lead to none. */
  readonly hasNoResults: boolean;
  /** The address of all results, with the referral of content-9. */
  readonly href: string;
  readonly hasRecent: boolean;
  readonly onChoose: (chosen: Chosen, event: MouseEvent) => void;
  readonly onClear: () => void;
  /** Restores recent searches. Undefined if none was removed. */
  readonly onUndo: (() => void) | undefined;
}

/** Shows the link to all results, or the buttons that clear and restore recent searches. */
export function SearchMore(props: SearchMoreProps): ReactNode {
  const { term, hasNoResults, href, hasRecent, onChoose, onClear, onUndo } = props;
  const hasMore = isSuggestible(term) && !hasNoResults;
  const canClear = !term && hasRecent;
  if (!hasMore && !canClear && !onUndo) return null;
  return (
    <p className="quire-search-more">
      {hasMore && (
        <a
          className="quire-link"
          href={href}
          onClick={(event) => onChoose({ kind: "more", title: term, href }, event)}
        >
          {text("more", { term })}
        </a>
      )}
      {!hasMore && canClear && (
        <button className="quire-link" type="button" onClick={onClear}>
          {text("clear")}
        </button>
      )}
      {!hasMore && onUndo && (
        <button className="quire-link" type="button" onClick={onUndo}>
          {text("undo")}
        </button>
      )}
    </p>
  );
}
