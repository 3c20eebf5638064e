import { uniqueId } from "@quire/core";
import { reactView, useHost, useWidgetState, type ViewProps } from "@quire/element";
import { rememberSearch } from "@quire/services/search";
import { controlsSheet, lightStyles } from "@quire/ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { attributes, Chosen, events } from "./attributes.js";
import { OptionList } from "./option-list.js";
import { getResultsAddress } from "./results-address.js";
import sheet from "./search.css?inline";
import type { SearchShell } from "./search-box.js";
import { getWidgetState, type SearchRenders } from "./search-model.js";
import { SearchMore } from "./search-more.js";

import { text } from "./text.js";
import { useCombobox } from "./use-combobox.js";
import { useSearchList } from "./use-search-list.js";

type Props = ViewProps<typeof attributes, typeof events> & SearchRenders;

/** The list below the active field: recent searches and suggestions (content-2, content-5, content-9). */
export function SearchView(props: Props): ReactNode {
  const { recentLimit, onSearch, onChoose, renderOption } = props;
  // The declaration of the widget sets this shell.
  const { box } = useHost().shell as SearchShell;
  const [listId] = useState(() => uniqueId("search"));
  const list = useSearchList(box, props);
  const { suggestions, options, recent, note, isWaiting } = list;
  const { status, term, shownFor, retry } = suggestions;
  const { isOverlay, active, announcement, forget, undo, leave } = useCombobox(listId, list, (term) => {
    remember(term);
    onSearch({ term });
  });
  const isRecent = recent.length > 0 && recent.length === options.length;
  const focusField = () => box.input?.focus();

  useWidgetState(getWidgetState(suggestions, note));

  function remember(searched: string): void {
    if (recentLimit > 0) rememberSearch(searched);
  }
  function choose({ kind, title, href }: Chosen, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (kind === "recent" || kind === "more") remember(title);
    onChoose({ kind, title, href });
    if (href === undefined) box.searchFor(title);
    else if (!ctrlKey && !metaKey && !shiftKey) leave(); // With these keys the link opens in another tab.
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click in the list keeps the focus in the field
    <div className="quire-suggestions" onMouseDown={(event) => event.preventDefault()}>
      <OptionList
        id={listId}
        options={options}
        active={active}
        term={shownFor || term}
        onChoose={choose}
        renderOption={renderOption}
      />
      {isRecent && <Removals terms={recent} onRemove={forget} onLast={focusField} />}
      {note && !isWaiting && (
        <p className="quire-search-note" data-note={note}>
          {text(note, { term })}{" "}
          {status === "failed" && (
            <button className="quire-link" type="button" onClick={retry}>
              {text("retry")}
            </button>
          )}
        </p>
      )}
      <SearchMore
        term={term}
        hasNoResults={note === "none"}
        href={getResultsAddress(term, box.input, props, true)}
        hasRecent={recent.length > 0}
        onChoose={choose}
        onClear={() => {
          focusField(); // The focus moves first, so that no earlier message is announced.
          forget();
        }}
        onUndo={
          undo &&
          (() => {
            focusField();
            undo();
          })
        }
      />
      <p className="quire-unseen" role="status">
        {isOverlay && announcement}
      </p>
    </div>
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(SearchView, ...lightStyles(controlsSheet, sheet));

interface RemovalsProps {
  readonly terms: readonly string[];
  readonly onRemove: (term: string) => void;
  /** Called after the last recent search was removed. Then focus moves to the field. */
  readonly onLast: () => void;
}

/** The buttons that remove recent searches. They are outside the listbox, which may only contain options. */
function Removals({ terms, onRemove, onLast }: RemovalsProps): ReactNode {
  return (
    <div className="quire-removals">
      {terms.map((term) => (
        <button
          className="quire-removal"
          key={term}
          type="button"
          aria-label={text("remove", { term })}
          onClick={({ currentTarget: button }) => {
            const next = button.nextElementSibling ?? button.previousElementSibling;
            if (next instanceof HTMLElement) next.focus();
            else onLast();
            onRemove(term);
          }}
        >
          ×
        </button>
      ))}
    </div>
  );
}
