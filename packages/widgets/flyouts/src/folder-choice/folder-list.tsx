import { canEdit, isGiftFolder } from "@quire/services/library";
import { Checkbox } from "@quire/ui";
import type { ReactNode } from "react";
import { type FolderDraft, isPicked, pick } from "./draft.js";
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
      {/* The panel's title or its first line says what the choice is about. */}
      <legend className="quire-unseen">{text("folders")}</legend>
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

/** Icon of the gift folder (content-3.8). */
function GiftIcon(): ReactNode {
  return (
    <svg className="quire-gift" role="img" aria-label={text("gift")} viewBox="0 0 20 20">
      <path d="M2.5 6.5h15v3h-15zM4 9.5h12V17H4zM10 6.5V17M10 6.5C5 6.5 5 2.5 7.3 2.5 9 2.5 10 4.5 10 6.5c0-2 1-4 2.7-4 2.3 0 2.3 4-2.7 4" />
    </svg>
  );
}
