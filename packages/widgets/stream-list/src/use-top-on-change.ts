import { type RefObject, useEffect, useRef } from "react";

/** Another folder, topic or tab is read from its top, where the reader had gone further down in the one before. */
export function useTopOnChange(section: RefObject<HTMLElement | null>, what: string): void {
  const shown = useRef(what);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    const { current } = section;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: "start" });
  }, [section, what]);
}
