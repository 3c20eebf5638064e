import { openPanels } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import { type RefObject, useEffect, useState } from "react";

/** Whether a form is turned to: `there` it can be, while it is `away` nobody is at it. */
export type Attention = "away" | "there" | "turned-to";

/**
 * Whether somebody is at the form around a place. One in a dialog is turned to while that is open; one in the page once
 * the pointer or the focus has come to it, and no panel lies over the page.
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
