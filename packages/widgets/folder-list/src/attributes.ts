import { booleanAttribute, eventOf, textAttribute } from "@quire/element";

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
  navigates: booleanAttribute("Folders lead to their own pages instead of being shown on this one."),
};

export const events = {
  onFolderSelected: eventOf<FolderDetail>(
    "Another folder is selected: by a press, by Back, because one was made or is gone.",
  ),
  onFolderCreated: eventOf<FolderDetail>("A folder was made, or brought back."),
  onFolderChanged: eventOf<FolderDetail>("A folder has another title or description."),
  onFolderDeleted: eventOf<FolderDetail>("A folder was deleted; what was in it is still saved."),
};
