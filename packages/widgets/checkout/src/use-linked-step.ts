import { ownDocument } from "@quire/core";
import { useEffect } from "react";

/** Scrolls to the step that the address names, because it was not rendered when the browser looked for it. */
export function useLinkedStep(): void {
  useEffect(() => {
    // The page may have an element with that id too.
    const id = CSS.escape(location.hash.slice(1));
    const heading = ownDocument.querySelector<HTMLElement>(`.quire-order [id="${id}"] h2`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, []);
}
