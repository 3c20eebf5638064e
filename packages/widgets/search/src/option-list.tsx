import type { MouseEvent, ReactNode } from "react";
import { highlight } from "./highlight.js";
import { getGroups, type Option, type SearchRenders } from "./search-model.js";

import { text } from "./text.js";

interface OptionListProps extends SearchRenders {
  readonly id: string;
  readonly options: readonly Option[];
  /** The index of the active option, among all groups. */
  readonly active: number;
  /** The term to highlight in the titles. */
  readonly term: string;
  readonly onChoose: (option: Option, event: MouseEvent) => void;
}

/** The id of an option, which the field names as the active one. */
export const getOptionId = (list: string, index: number): string => `${list}-${index}`;

/** Shows the suggestions as a listbox in groups. Its options are links. */
export function OptionList({
  id,
  options,
  active,
  term,
  onChoose,
  renderOption,
}: OptionListProps): ReactNode {
  return (
    <div
      className="quire-search-options"
      id={id}
      role="listbox"
      aria-label={text("suggestions")}
      hidden={options.length === 0}
    >
      {getGroups(options).map(([kind, group]) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
        <div className="quire-group" key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className="quire-group-name" id={`${id}-${kind}`} role="presentation">
            {text(kind)}
          </div>
          {group.map((option) => {
            const index = options.indexOf(option);
            return (
              <a
                className="quire-suggestion"
                key={index}
                id={getOptionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={option.href}
                data-kind={kind}
                onClick={(event) => onChoose(option, event)}
              >
                {renderOption?.(option, term) ?? <Content option={option} term={term} />}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Content({ option, term }: { readonly option: Option; readonly term: string }): ReactNode {
  return (
    <>
      <span className="quire-suggestion-title">
        <bdi>
          {highlight(option.title, term).map(({ text: words, isMatch }, piece) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other key, and no state
            isMatch ? <mark key={piece}>{words}</mark> : words,
          )}
        </bdi>
      </span>{" "}
      {option.detail && <span className="quire-suggestion-detail">{option.detail}</span>}
    </>
  );
}
