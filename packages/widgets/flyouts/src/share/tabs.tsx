import { useUniqueId } from "@quire/ui";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { getNextTab } from "./next-tab.js";

interface Tab {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly panel: ReactNode;
  /** Action of a press in addition to the selection. Arrow keys only select. */
  readonly onPress?: () => void;
}

interface TabsProps {
  /** Name of the initially selected tab. Default: the first one. */
  readonly first: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Tabs of the ARIA pattern: arrow keys, Home and End select a tab. Hidden tabs keep their typed text. */
export function Tabs({ first, label, tabs }: TabsProps): ReactNode {
  const id = useUniqueId("tabs");
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(() =>
    Math.max(
      tabs.findIndex(({ name }) => name === first),
      0,
    ),
  );

  function keyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = getNextTab(event.key, selected, { count: tabs.length, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }
  return (
    <div className="quire-tabs">
      <div ref={list} className="quire-tablist" role="tablist" aria-label={label} onKeyDown={keyDown}>
        {tabs.map(({ name, label: words, icon, onPress }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="quire-tab"
            aria-controls={`${id}-${name}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => {
              setSelected(index);
              onPress?.();
            }}
          >
            {icon}
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          className="quire-tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
