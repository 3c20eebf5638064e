import { booleanAttribute, getEvent, textAttribute } from "@quire/element";

/** The payload of the list's events. */
export interface FolderDetail {
  /** Id of the folder; `null` for All. */
  readonly id: string | null;
  readonly name: string;
  /** Slug as in `/my-library/library/{slug}`; "all" for All. */
  readonly slug: string;
}

export const attributes = {
  heading: textAttribute("The list's heading; “Folders” by default.", ""),
  navigates: booleanAttribute("Folders link to their own pages instead of showing on this one."),
};

export const events = {
  onFolderSelected: getEvent<FolderDetail>(
    "The selected folder changed: by a click, by Back, or because a folder was created or removed.",
  ),
  onFolderCreated: getEvent<FolderDetail>("A folder was created or restored."),
  onFolderChanged: getEvent<FolderDetail>("A folder's title or description changed."),
  onFolderDeleted: getEvent<FolderDetail>("A folder was deleted. Its items are still saved."),
};
