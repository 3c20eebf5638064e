import { ownWindow } from "@quire/core";
import { useHost, useSettledState, type WidgetState } from "@quire/element";
import { loadFolders, useFolders } from "@quire/services/library";
import { loadSession, sessionStore, useSession } from "@quire/services/session";
import { useCallback, useEffect, useState } from "react";
import { getWidgetState, type Loss } from "./folder-list-model.js";

/** Loads the session and then the user's folders, and again when the connection is back. */
export function useFolderReading(): { readonly state: WidgetState; readonly load: () => void } {
  const host = useHost();
  const session = useSession();
  const folders = useFolders();
  const [loss, setLoss] = useState<Loss>();
  const state = getWidgetState(session.status, loss, folders);

  const load = useCallback(async () => {
    setLoss(undefined);
    const known = sessionStore().getState();
    const { status } = known.status === "unknown" ? await loadSession() : known;
    if (host.signal.aborted) return;
    if (status === "unknown") setLoss(navigator.onLine ? "error" : "offline");
    if (status === "known") await loadFolders();
  }, [host]);

  const isLoading = state === "loading";
  useEffect(() => {
    if (isLoading) void load();
  }, [isLoading, load]);
  const isLost = state === "error" || state === "offline";
  useEffect(() => {
    if (!isLost) return;
    ownWindow.addEventListener("online", load);
    return () => ownWindow.removeEventListener("online", load);
  }, [isLost, load]);
  return { state: useSettledState(state), load };
}
