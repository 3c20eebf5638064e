import type { StreamEntry } from "@quire/services/contract";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { getItemJson } from "../entry-model.js";
import type { SelectorProps } from "../list-context.js";
import { text } from "./text.js";
import { useSelection } from "./use-selection.js";

export { default as sheet } from "./selection-bar.css?inline";

interface SelectionBarProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly entries: readonly StreamEntry[];
}

/** Shows the number of selected entries, the checkbox for all, and the bulk actions. */
export function SelectionBar({ list, entries }: SelectionBarProps): ReactNode {
  const { selected, of, selectAll } = useSelection(list, entries);
  const box = useRef<HTMLInputElement>(null);
  const bar = usePublishedHeight();
  const count = selected.length;
  const areAllSelected = of > 0 && count === of;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !areAllSelected;
  });
  // The complete items, so that undo can restore discarded ones.
  const items = `[${selected.map(getItemJson).join()}]`;
  return (
    <div part="selection" ref={bar}>
      <label part="select-all">
        <input
          ref={box}
          type="checkbox"
          checked={areAllSelected}
          disabled={of === 0}
          onChange={({ target }) => selectAll(target.checked)}
        />
        {text("selectAll")}
      </label>
      <span part="selected" role="status">
        {text("selected", { count })}
      </span>
      <BulkTrigger
        overlay="bulk-organize-flyout"
        items={items}
        isDisabled={count === 0}
        words={text("organizeSelected")}
      />
      <BulkTrigger
        overlay="bulk-discard-flyout"
        items={items}
        isDisabled={count === 0}
        words={text("discardSelected")}
        isDanger
      />
    </div>
  );
}

/** Publishes the bar's height to the entries that scroll below it. In a narrow place it has several lines. */
function usePublishedHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const publish = () => element.parentElement?.style.setProperty("--_bar", `${element.offsetHeight}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}

interface BulkTriggerProps {
  readonly overlay: string;
  readonly items: string;
  readonly isDisabled: boolean;
  readonly words: string;
  readonly isDanger?: boolean;
}

function BulkTrigger({ overlay, items, isDisabled, words, isDanger }: BulkTriggerProps): ReactNode {
  return (
    <button
      part="bulk"
      type="button"
      data-quire-open={overlay}
      data-items={items}
      data-danger={isDanger ? "" : undefined}
      disabled={isDisabled}
    >
      {words}
    </button>
  );
}

/** An entry's checkbox. It holds its own state. */
export function Selector({ entryKey, title }: SelectorProps): ReactNode {
  return (
    <label part="select">
      <input type="checkbox" value={entryKey} aria-label={text("select", { title })} />
    </label>
  );
}
