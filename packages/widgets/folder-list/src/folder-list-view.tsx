import { reactView, useWidgetState, type ViewProps } from "@quire/element";
import { getUser, useSession } from "@quire/services/session";
import { controlsSheet, formSheet } from "@quire/ui";
import { type ReactNode, useState } from "react";
import type { attributes, events } from "./attributes.js";
import sheet from "./folder-list.css?inline";
import { Folders } from "./folders.js";
import { text } from "./text.js";
import { useFolderReading } from "./use-folder-reading.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The heading and the folders. Another user gets a new list. */
export function FolderListView({ heading, ...props }: Props): ReactNode {
  const { state, load } = useFolderReading();
  const reader = getUser(useSession())?.id;
  /** True after a user's session has ended during a save. Guests without such a session do not see that note. */
  const [isEnded, setEnded] = useState(false);
  useWidgetState(state);
  if (isEnded && reader !== undefined && state !== "loading") setEnded(false);
  return (
    <Folders
      key={reader ?? ""}
      {...props}
      heading={heading.trim() || text("heading")}
      isKnown={reader !== undefined}
      state={state}
      isEnded={isEnded}
      onEnded={() => setEnded(true)}
      onRetry={load}
    />
  );
}

/** The lazy view, which the element imports on first use. */
export const view = reactView(FolderListView, controlsSheet, formSheet, sheet);
