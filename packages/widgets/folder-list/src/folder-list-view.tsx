import { useWidgetState, type ViewProps } from "@quire/element";
import { userOf, useSession } from "@quire/session-service";
import type { ReactNode } from "react";
import type { attributes, events } from "./attributes.js";
import { Folders } from "./folders.js";
import { text } from "./text.js";
import { useFolderReading } from "./use-folder-reading.js";

type Props = ViewProps<typeof attributes, typeof events>;

/** The heading and, for each reader afresh, the folders. */
export function FolderListView({ heading, ...props }: Props): ReactNode {
  const { state, load } = useFolderReading();
  const reader = userOf(useSession())?.id;
  useWidgetState(state);
  return (
    <Folders
      key={reader ?? ""}
      {...props}
      heading={heading.trim() || text("heading")}
      isKnown={reader !== undefined}
      state={state}
      onRetry={load}
    />
  );
}
