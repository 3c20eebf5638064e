import { ownWindow } from "@quire/core";
import { reactView, useHost, useWidgetState, type ViewProps, type WidgetState } from "@quire/element";
import { loadFolders, useFolders } from "@quire/services/library";
import { getUser, loadSession, sessionStore, useSession } from "@quire/services/session";
import { controlsSheet, formSheet } from "@quire/ui";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { attributes, events } from "./attributes.js";
import sheet from "./folder-list.css?inline";
import { getWidgetState, type SessionProblem } from "./folder-list-model.js";
import { Folders } from "./folders.js";
import { text } from "./text.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The heading and the folders. Another user gets a new list. */
export function FolderListView({ heading, ...props }: Props): ReactNode {
  const { state, load } = useFolderReading();
  const reader = getUser(useSession())?.id;
  /** True after a user's session has ended during a save. Guests without such a session do not see that note. */
  const [hasSessionEnded, setSessionEnded] = useState(false);
  useWidgetState(state);
  if (hasSessionEnded && reader !== undefined && state !== "loading") setSessionEnded(false);
  return (
    <Folders
      key={reader ?? ""}
      {...props}
      heading={heading.trim() || text("heading")}
      isKnown={reader !== undefined}
      state={state}
      hasSessionEnded={hasSessionEnded}
      onEnded={() => setSessionEnded(true)}
      onRetry={load}
    />
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(FolderListView, controlsSheet, formSheet, sheet);

/** Loads the session and then the user's folders, and again when the connection is back. */
function useFolderReading(): { readonly state: WidgetState; readonly load: () => void } {
  const host = useHost();
  const session = useSession();
  const folders = useFolders();
  const [loss, setLoss] = useState<SessionProblem>();
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
  const hasFailed = state === "error" || state === "offline";
  useEffect(() => {
    if (!hasFailed) return;
    ownWindow.addEventListener("online", load);
    return () => ownWindow.removeEventListener("online", load);
  }, [hasFailed, load]);
  return { state, load };
}
