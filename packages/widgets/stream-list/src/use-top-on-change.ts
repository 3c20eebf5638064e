import { type RefObject, useEffect, useRef } from "react";

/** Scrolls to the top after a change of folder, topic or tab, if the user had scrolled down. */
export function useTopOnChange(section: RefObject<HTMLElement | null>, what: string): void {
  const shown = useRef(what);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    const { current } = section;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: "start" });
  }, [section, what]);
}
