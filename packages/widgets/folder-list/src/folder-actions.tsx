import type { Folder } from "@quire/services/contract";
import { canEdit, folderPath } from "@quire/services/library";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface FolderActionsProps {
  readonly folder: Folder;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The selected folder's content and actions. A read-only folder can only be shared (content-6.9). */
export function FolderActions({ folder, onEdit, onDelete }: FolderActionsProps): ReactNode {
  const { id, name, description } = folder;
  return (
    <div part="selected">
      {description && <p part="description">{description}</p>}
      <div part="actions">
        {canEdit(folder) && (
          <button part="edit" type="button" aria-label={text("editLabel", { name })} onClick={onEdit}>
            {text("edit")}
          </button>
        )}
        <a
          part="share"
          href={folderPath(folder)}
          data-quire-open="share-list-flyout"
          data-list-id={id}
          data-name={name}
          aria-label={text("shareLabel", { name })}
        >
          {text("share")}
        </a>
        {canEdit(folder) && (
          <button
            part="delete"
            type="button"
            data-danger=""
            aria-label={text("deleteLabel", { name })}
            onClick={onDelete}
          >
            {text("delete")}
          </button>
        )}
      </div>
    </div>
  );
}
