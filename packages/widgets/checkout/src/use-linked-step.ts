import { ownDocument } from "@quire/core";
import { useEffect } from "react";

/** Leads to the step that the address names, as the review's links do: when the browser looked for it, it was not there. */
export function useLinkedStep(): void {
  useEffect(() => {
    // The page may have an element of that id too.
    const id = CSS.escape(location.hash.slice(1));
    const heading = ownDocument.querySelector<HTMLElement>(`.quire-order [id="${id}"] h2`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, []);
}
