import { ownAddress } from "@quire/core";
import { useHost, type ViewProps, type WidgetState } from "@quire/element";
import type { Folder } from "@quire/services/contract";
import { getFolderPath, selectFolder, useFolders, useSelectedFolder } from "@quire/services/library";
import { useNextFocus } from "@quire/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { attributes, events, FolderDetail } from "./attributes.js";
import { FolderForm } from "./folder-form.js";
import { type Editing, filterFolders, getDetail, isMany } from "./folder-list-model.js";
import { FolderNote } from "./folder-note.js";
import { FolderRow } from "./folder-row.js";
import { FolderSearch } from "./folder-search.js";
import { FolderSelect, useIsPhone } from "./folder-select.js";
import { SelectedFolder } from "./selected-folder.js";
import { text } from "./text.js";
import { useEditing } from "./use-editing.js";
import { useFolderChanges } from "./use-folder-changes.js";

interface FoldersProps extends ViewProps<typeof attributes, typeof events> {
  /** True if a user is signed in. */
  readonly isKnown: boolean;
  readonly state: WidgetState;
  /** True if the session has ended during a save. The list is a guest's by then. */
  readonly hasSessionEnded: boolean;
  readonly onEnded: () => void;
  readonly onRetry: () => void;
}

/** Opens a folder's own page. */
function goToFolder(folder: Folder | "all"): void {
  location.assign(ownAddress(getFolderPath(getDetail(folder))));
}

/** All, then the folders by name. The selected one shows its actions. */
export function Folders(props: FoldersProps): ReactNode {
  const { heading, navigates, isKnown, hasSessionEnded, state, onRetry, onFolderSelected } = props;
  const read = useFolders();
  const isReady = state !== "loading" && read.status === "ready";
  const folders = state === "loading" ? [] : read.folders;
  const selected = useSelectedFolder();
  const control = useEditing(selected);
  const { editing } = control;
  const [words, setWords] = useState("");
  const { root } = useHost().shell;
  const focusNext = useNextFocus();
  const isPhone = useIsPhone();
  const changes = useFolderChanges(props, turnTo);
  useSelectionEvent(selected, onFolderSelected);

  function edit(next: Editing, selector: string): void {
    focusNext(() => root.querySelector<HTMLElement>(selector));
    control.begin(next);
  }
  function turnTo(folder: Folder | undefined): void {
    setWords("");
    edit("none", `[data-folder="${CSS.escape(folder?.id ?? "")}"], [part="select-field"]`);
  }
  function stopCreating(): void {
    edit("none", '[part="create"]');
  }

  const hasMany = isMany(folders);
  const found = hasMany ? filterFolders(folders, words) : folders;
  const saved = isReady ? read.saved : undefined;
  const onSelect = navigates ? undefined : (folder: Folder | "all") => selectFolder(getDetail(folder).slug);
  const details = typeof selected === "object" && (
    <SelectedFolder {...control} folder={selected} changes={changes} onEdit={edit} />
  );
  return (
    <section part="folders" aria-label={heading} data-editing={editing}>
      <div part="head">
        <h2 part="heading">{heading}</h2>
        {isKnown && isReady && editing !== "new" && (
          <button part="create" type="button" onClick={() => edit("new", '[name="name"]')}>
            {text("create")}
          </button>
        )}
      </div>
      {editing === "new" && <FolderForm {...control} onSave={changes.create} onCancel={stopCreating} />}
      {isPhone && (state === "loading" || folders.length > 0) ? (
        <FolderSelect
          label={heading}
          folders={folders}
          saved={saved}
          selected={selected}
          onSelect={onSelect ?? goToFolder}
        >
          {details}
        </FolderSelect>
      ) : (
        <>
          {hasMany && <FolderSearch words={words} count={found.length} onChange={setWords} />}
          {/* biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away */}
          <ul part="items" role="list" data-many={hasMany || undefined}>
            <FolderRow folder="all" count={saved} isSelected={selected === "all"} onSelect={onSelect} />
            {found.map((folder) => (
              <FolderRow
                key={folder.id}
                folder={folder}
                count={folder.count}
                isSelected={folder === selected}
                onSelect={onSelect}
              >
                {folder === selected && details}
              </FolderRow>
            ))}
          </ul>
        </>
      )}
      <FolderNote state={state} isKnown={isKnown} hasSessionEnded={hasSessionEnded} onRetry={onRetry} />
    </section>
  );
}

/** Calls `onSelected` for each newly selected folder, but not for the initial one. */
function useSelectionEvent(
  selected: Folder | "all" | undefined,
  onSelected: (detail: FolderDetail) => void,
): void {
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (selected === undefined) return;
    const detail = getDetail(selected);
    if (before.current !== undefined && before.current !== detail.id) onSelected(detail);
    before.current = detail.id;
  });
}
