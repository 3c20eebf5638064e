import type { Folder } from "@quire/services/contract";
import type { ReactNode } from "react";
import { DeleteQuestion } from "./delete-question.js";
import { FolderActions } from "./folder-actions.js";
import { FolderForm } from "./folder-form.js";
import type { Editing } from "./folder-list-model.js";
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
