import { ownWindow } from "@quire/core";
import { useHost } from "@quire/element";
import { loadSession, type SessionStatus } from "@quire/services/session";
import { useCallback, useEffect, useState } from "react";
import type { Reading } from "./topic-menu-model.js";

/** Loads the session, and again when the connection returns. */
export function useReading(status: SessionStatus): { readonly reading: Reading; readonly load: () => void } {
  const host = useHost();
  const [reading, setReading] = useState<Reading>("pending");
  const load = useCallback(() => {
    setReading("pending");
    void loadSession().then((found) => {
      if (found.status === "unknown" && !host.signal.aborted)
        setReading(navigator.onLine ? "failed" : "offline");
    });
  }, [host]);
  const isUnknown = status === "unknown";
  useEffect(() => {
    if (!isUnknown) return;
    const abort = new AbortController();
    ownWindow.addEventListener("online", load, { signal: abort.signal });
    load();
    return () => abort.abort();
  }, [isUnknown, load]);
  return { reading, load };
}
