import { openPanels, report } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import { Notice, useFormContext } from "@quire/ui";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { enterByPasskey, type PasskeyCallbacks } from "./enter-by-passkey.js";
import { text } from "./text.js";

interface PasskeyEntryProps extends PasskeyCallbacks {
  /** True from a click on the button until its outcome. */
  readonly isRequested: boolean;
  readonly setRequested: (isRequested: boolean) => void;
}

/**
 * Runs the passkey sign-in of the button, and the browser's suggestions in the e-mail field while the form is in use. Only
 * one of them runs at a time, and none during a submit. A failure shows below the button.
 */
export function PasskeyEntry({ isRequested, setRequested, ...entering }: PasskeyEntryProps): ReactNode {
  const { busy: isSending } = useFormContext();
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(entering);
  latest.current = entering;
  const attention = useTurnedTo(place);
  const [message, setMessage] = useState<ReactNode>();
  const canRun = attention !== "away" && !isSending;
  const suggests = attention === "turned-to" ? "suggest" : undefined;
  const way = canRun ? (isRequested ? "ask" : suggests) : undefined;
  useEffect(() => {
    if (!way) return;
    const abort = new AbortController();
    const end = (words: ReactNode) => {
      if (host.signal.aborted) return;
      if (way === "ask") setRequested(false);
      // A suggestion without an outcome keeps the earlier message.
      if (!abort.signal.aborted && (words || way === "ask")) setMessage(words);
    };
    if (way === "ask") setMessage(undefined);
    const form = place.current?.closest("form");
    enterByPasskey({ way, form, signal: abort.signal, ...latest.current }).then(end, (cause) => {
      report(cause);
      end(way === "ask" && text("passkeyRefused"));
    });
    return () => abort.abort();
  }, [host, way, setRequested]);
  // A user who chose a suggestion in the field may not see the message below it.
  useLayoutEffect(() => {
    if (message) place.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div ref={place} className="quire-place">
      {message && <Notice tone="error">{message}</Notice>}
    </div>
  );
}

/** Attention to a form: `away` (not usable now), `there` (usable), or `turned-to` (in use). */
type Attention = "away" | "there" | "turned-to";

/**
 * Returns the attention to the form around an element. A form in a dialog is in use while the dialog is open. A form in
 * the page is in use after the pointer or focus has entered it, while no panel covers the page.
 * @example
 * const attention = useTurnedTo(place);
 */
function useTurnedTo(place: RefObject<HTMLElement | null>): Attention {
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
