import { isComposing } from "@quire/core";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type ListSearch, SORTS, type SortOrder } from "../use-list-search.js";
import { text } from "./text.js";

export { default as sheet } from "./list-tools.css?inline";

/** Milliseconds without a key before the list is searched. */
const SEARCH_DELAY_MS = 350;

const LABELS = { newest: "newest", oldest: "oldest", title: "byTitle" } as const;

interface ListToolsProps {
  readonly search: ListSearch;
  /** Number of items, or of matches. Undefined if it is unknown. */
  readonly count: number | undefined;
}

/** The search field, the sort order and the number of items above a library. */
export function ListTools({ search, count }: ListToolsProps): ReactNode {
  const { term, sort, change } = search;
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const round = useRef(search.round);
  useLayoutEffect(() => {
    if (round.current === search.round) return;
    round.current = search.round;
    // The button that cleared the search was removed.
    tools.current?.querySelector("input")?.focus();
  }, [search.round]);
  return (
    <div part="tools" ref={tools}>
      {/* Another folder, or a cleared search, starts with another text. */}
      <SearchField key={`${search.folder} ${search.round}`} id={id} search={search} />
      <div part="sort">
        <label part="sort-label" htmlFor={`${id}-sort`}>
          {text("sortBy")}
        </label>
        <span part="sort-box">
          <select
            part="sort-field"
            id={`${id}-sort`}
            value={sort}
            onChange={({ target }) => change({ sort: target.value as SortOrder })}
          >
            {Object.keys(SORTS).map((order) => (
              <option key={order} value={order}>
                {text(LABELS[order as SortOrder])}
              </option>
            ))}
          </select>
        </span>
      </div>
      {/* Without a match, the message in place of the list says so. */}
      <p part="tools-count" className={count === 0 ? "quire-unseen" : undefined} role="status">
        {count !== undefined && (term ? text("matches", { count, term }) : text("savedCount", { count }))}
      </p>
    </div>
  );
}

interface SearchFieldProps {
  readonly id: string;
  readonly search: ListSearch;
}

function SearchField({ id, search }: SearchFieldProps): ReactNode {
  const { term, change } = search;
  const [words, setWords] = useState(term);
  const latest = useRef(change);
  latest.current = change;
  const wanted = words.trim();
  useEffect(() => {
    if (wanted === term) return;
    const timer = setTimeout(() => latest.current({ term: wanted }), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, term]);
  return (
    <div part="find">
      <label className="quire-unseen" htmlFor={id}>
        {text("searchSaved")}
      </label>
      <svg part="find-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <input
        part="find-field"
        id={id}
        type="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text("searchSaved")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          event.preventDefault(); // Enter must not submit a form around the list.
          change({ term: wanted });
        }}
      />
    </div>
  );
}

/** The message in place of the list when nothing matches. */
export function NoMatches({ search }: { readonly search: ListSearch }): ReactNode {
  return (
    <div part="no-matches">
      <h3 part="no-matches-title">{text("matches", { count: 0, term: search.term })}</h3>
      <p>{text("noMatches")}</p>
      <button part="clear-search" className="quire-button" data-quiet="" type="button" onClick={search.clear}>
        {text("clearSearch")}
      </button>
    </div>
  );
}
