import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { Notice, useFormContext } from "@quire/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Entering, enterByPasskey } from "./enter-by-passkey.js";
import { text } from "./text.js";
import { useTurnedTo } from "./use-turned-to.js";

interface PasskeyEntryProps extends Entering {
  /** True from a click on the button until its outcome. */
  readonly isAsked: boolean;
  readonly setAsked: (isAsked: boolean) => void;
}

/**
 * Runs the passkey sign-in of the button, and the browser's suggestions in the e-mail field while the form is in use. Only
 * one of them runs at a time, and none during a submit. A failure shows below the button.
 */
export function PasskeyEntry({ isAsked, setAsked, ...entering }: PasskeyEntryProps): ReactNode {
  const { busy: isSending } = useFormContext();
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(entering);
  latest.current = entering;
  const attention = useTurnedTo(place);
  const [message, setMessage] = useState<ReactNode>();
  const isFree = attention !== "away" && !isSending;
  const suggests = attention === "turned-to" ? "suggest" : undefined;
  const way = isFree ? (isAsked ? "ask" : suggests) : undefined;
  useEffect(() => {
    if (!way) return;
    const abort = new AbortController();
    const end = (words: ReactNode) => {
      if (host.signal.aborted) return;
      if (way === "ask") setAsked(false);
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
  }, [host, way, setAsked]);
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
