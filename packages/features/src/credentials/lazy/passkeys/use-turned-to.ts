import { openPanels } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import { type RefObject, useEffect, useState } from "react";

/** Attention to a form: `away` (not usable now), `there` (usable), or `turned-to` (in use). */
export type Attention = "away" | "there" | "turned-to";

/**
 * Returns the attention to the form around an element. A form in a dialog is in use while the dialog is open. A form in
 * the page is in use after the pointer or focus has entered it, while no panel covers the page.
 * @example
 * const attention = useTurnedTo(place);
 */
export function useTurnedTo(place: RefObject<HTMLElement | null>): Attention {
  const { frame } = useHost().shell;
  const [isOpen, setOpen] = useState(false);
  const [inPage, setInPage] = useState<Attention>("there");
  useFrameEvents(
    () => setOpen(true),
    () => setOpen(false),
  );
  useEffect(() => {
    const form = place.current?.closest("form");
    if (frame || !form) return;
    const abort = new AbortController();
    const { open, watchers } = openPanels();
    let isTurnedTo = form.matches(":hover, :focus-within");
    const look = () => setInPage(open.size > 0 ? "away" : isTurnedTo ? "turned-to" : "there");
    const turn = () => {
      isTurnedTo = true;
      look();
    };
    const options = { once: true, passive: true, signal: abort.signal };
    for (const name of ["pointerover", "focusin"]) form.addEventListener(name, turn, options);
    watchers.add(look);
    look();
    return () => {
      abort.abort();
      watchers.delete(look);
    };
  }, [frame, place]);
  if (frame) return isOpen ? "turned-to" : "away";
  return inPage;
}
