import { report } from "@quire/core";
import { useFrameEvents } from "@quire/element";
import { Notice, useFormContext } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { enterByPasskey } from "./enter-by-passkey.js";
import { text } from "./text.js";

export interface PasskeyEntryProps {
  readonly onSignedIn: () => void;
  /** The button was pressed, and has not been answered yet. */
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}

/**
 * What the button does, and, while the dialog is open, what the browser suggests in the field of the e-mail; one at a
 * time, and neither while the form is sent. What came of it stands below the button.
 */
export function PasskeyEntry({ onSignedIn, isAsked, setAsked }: PasskeyEntryProps): ReactNode {
  const { busy: isSending } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onSignedIn);
  latest.current = onSignedIn;
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const way = !isOpen || isSending ? undefined : isAsked ? "ask" : "suggest";
  useFrameEvents(
    () => setOpen(true),
    () => setOpen(false),
  );
  useEffect(() => {
    if (!way) return;
    const abort = new AbortController();
    const end = (words: ReactNode) => {
      if (way === "ask") setAsked(false);
      // Where nothing can be suggested, what was said stays.
      if (!abort.signal.aborted && (words || way === "ask")) setMessage(words);
    };
    if (way === "ask") setMessage(undefined);
    const form = place.current?.closest("form");
    const options = { way, form, signal: abort.signal, onSignedIn: () => latest.current() } as const;
    enterByPasskey(options).then(end, (cause) => {
      report(cause);
      end(way === "ask" && text("refused"));
    });
    return () => abort.abort();
  }, [way, setAsked]);
  // Who has taken one in the field may not see what stands below.
  useLayoutEffect(() => {
    if (message) place.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div ref={place} className="quire-place">
      {message && <Notice tone="error">{message}</Notice>}
    </div>
  );
}
