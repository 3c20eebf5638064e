import type { Folder } from "@quire/services/contract";
import { canEdit, getFolderPath } from "@quire/services/library";
import type { ReactNode } from "react";
import { DeleteQuestion } from "./delete-question.js";
import { FolderForm } from "./folder-form.js";
import type { Editing } from "./folder-list-model.js";
import { text } from "./text.js";
import type { EditingControl } from "./use-editing.js";
import type { FolderChanges } from "./use-folder-changes.js";

interface SelectedFolderProps extends EditingControl {
  readonly folder: Folder;
  readonly changes: FolderChanges;
  /** @param selector selects the element to focus */
  readonly onEdit: (editing: Editing, selector: string) => void;
}

/** The part below the selected folder: its actions, or the form of the current one. */
export function SelectedFolder(props: SelectedFolderProps): ReactNode {
  const { folder, editing, changes, onEdit } = props;
  switch (editing) {
    case "active":
      return (
        <FolderForm
          {...props}
          onSave={(input, goesOn) => changes.change(folder, input, goesOn)}
          onCancel={() => onEdit("none", '[part="edit"]')}
        />
      );
    case "active-delete":
      return (
        <DeleteQuestion
          name={folder.name}
          onDelete={() => changes.remove(folder)}
          onCancel={() => onEdit("none", '[part="delete"]')}
        />
      );
    default:
      return (
        <FolderActions
          folder={folder}
          onEdit={() => onEdit("active", '[name="name"]')}
          onDelete={() => onEdit("active-delete", '[part="keep"]')}
        />
      );
  }
}

interface FolderActionsProps {
  readonly folder: Folder;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The selected folder's content and actions. A read-only folder can only be shared (content-6.9). */
function FolderActions({ folder, onEdit, onDelete }: FolderActionsProps): ReactNode {
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
          href={getFolderPath(folder)}
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
