import { type KeyboardEvent, type ReactNode, useId } from "react";
import { CaseLine } from "./case-line.js";
import type { Collection } from "./collections.js";
import { text } from "./text.js";

interface TileProps {
  readonly collection: Collection;
  readonly isExpanded: boolean;
  readonly headingLevel: "h2" | "h3";
  readonly onToggle: (expand: boolean) => void;
}

/** One collection: a disclosure, whose button is its title. */
export function Tile({ collection, isExpanded, headingLevel: Heading, onToggle }: TileProps): ReactNode {
  const { id, title, description, cases } = collection;
  const panel = useId();
  const heading = useId();

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isExpanded) return;
    event.stopPropagation();
    onToggle(false);
  }
  return (
    <li part={isExpanded ? "tile tile-expanded" : "tile"} data-tile={id} onKeyDown={closeOnEscape}>
      <div part="face">
        <p part="count">{text("count", { count: cases.length })}</p>
        <Heading part="title" id={heading}>
          <button
            part="toggle"
            type="button"
            aria-expanded={isExpanded}
            aria-controls={panel}
            onClick={() => onToggle(!isExpanded)}
          >
            {title}
          </button>
        </Heading>
        {description && <p part="description">{description}</p>}
      </div>
      <section
        part="panel"
        id={panel}
        hidden={!isExpanded}
        tabIndex={-1}
        aria-label={text("cases", { title })}
      >
        <button
          part="close"
          type="button"
          aria-label={text("closeTile", { title })}
          onClick={() => onToggle(false)}
        >
          {text("close")}
        </button>
        {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
        <ul part="cases" role="list">
          {cases.map((one) => (
            <CaseLine key={`${one.href} ${one.title}`} case={one} />
          ))}
        </ul>
      </section>
    </li>
  );
}
