import { canEdit, isGiftFolder } from "@quire/services/library";
import { Checkbox } from "@quire/ui";
import type { ReactNode } from "react";
import { type FolderDraft, isPicked, pick } from "./draft.js";
import { GiftIcon } from "./gift-icon.js";
import { text } from "./text.js";
import type { Choice } from "./use-choice.js";

interface FolderListProps extends FolderDraft {
  readonly choice: Choice;
}

/** Checkboxes for My Library, which holds everything saved, and for the folders. Read-only folders show if they have the item. */
export function FolderList({ choice: { folders, inside }, draft, change }: FolderListProps): ReactNode {
  const shown = folders.filter((folder) => inside.has(folder.id) || canEdit(folder));
  return (
    <fieldset className="quire-folders">
      <legend className="quire-label">{text("folders")}</legend>
      <ul>
        <li>
          <Checkbox name="my-library" label={text("myLibrary")} checked disabled />
        </li>
        {shown.map((folder) => (
          <li key={folder.id}>
            <Checkbox
              name={`folder ${folder.id}`}
              label={folder.readOnly ? text("readOnly", { folder: folder.name }) : folder.name}
              checked={isPicked(draft, folder.id) ?? inside.has(folder.id)}
              disabled={folder.readOnly}
              onChange={({ target }) => change((now) => pick(now, folder.id, target.checked))}
            />
            {isGiftFolder(folder) && <GiftIcon />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
