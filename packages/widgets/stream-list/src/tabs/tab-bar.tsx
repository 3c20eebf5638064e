import { correctPage, keepTab } from "@quire/services/streams";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { StreamListViewProps, StreamTab } from "../attributes.js";
import { text } from "./text.js";

export { default as sheet } from "./tab-bar.css?inline";

/** Milliseconds. A user who moves quickly through tabs causes at most one request in this time (content-9.9). */
const TAB_INTERVAL_MS = 500;

interface TabBarProps {
  /** The key under which the chosen tab is stored. */
  readonly id: string;
  readonly tabs: readonly StreamTab[];
  readonly label: string;
  readonly panelId: string;
  /** The tab that shows first, from 0. */
  readonly first: number;
  readonly onShow: (index: number) => void;
  /** The name of the address parameter with the page number; undefined without numbered pages. */
  readonly parameter: string | undefined;
  readonly onTabChange: StreamListViewProps["onTabChange"];
}

/** Tabs of streams. Moving focus to a tab chooses it. */
export function TabBar({
  id,
  tabs,
  label,
  panelId,
  first,
  onShow,
  parameter,
  onTabChange,
}: TabBarProps): ReactNode {
  const [chosen, setChosen] = useState(first);
  const index = Math.min(chosen, tabs.length - 1);
  const shown = useThrottled(index, TAB_INTERVAL_MS);
  const list = useRef<HTMLDivElement>(null);
  const choose = (next: number) => {
    if (next === index) return;
    // The chosen tab starts at its first page.
    if (parameter) correctPage({ id, parameter }, 1);
    setChosen(next);
    onTabChange({ index: next, label: tabs[next]?.label ?? "" });
  };
  useEffect(() => keepTab(id, index), [id, index]);
  useEffect(() => onShow(shown), [shown, onShow]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextTab(event, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      part="tabs"
      role="tablist"
      aria-label={label.trim() || text("tabs")}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two tabs may be equal
          key={place}
          part="tab"
          type="button"
          role="tab"
          id={`${panelId}-${place}`}
          aria-selected={place === index}
          aria-controls={panelId}
          tabIndex={place === index ? 0 : -1}
          onClick={() => choose(place)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Returns the tab for a key: arrows in reading direction, Home and End. The ends are connected. */
function nextTab(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return undefined;
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (index + (key === forward ? 1 : count - 1)) % count;
}

/** Returns a value that follows `value` at once, but changes at most every `ms`. The last value always arrives. */
function useThrottled<Value>(value: Value, ms: number): Value {
  const [shown, setShown] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === shown) return;
    const show = () => {
      last.current = performance.now();
      setShown(value);
    };
    const timer = setTimeout(show, Math.max(0, last.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [value, shown, ms]);
  return shown;
}
