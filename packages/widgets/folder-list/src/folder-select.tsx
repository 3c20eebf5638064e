import type { Folder } from "@quire/services/contract";
import { type ReactNode, useId, useSyncExternalStore } from "react";
import { getDetail } from "./folder-list-model.js";
import { text } from "./text.js";

/** The width of phones (content-9.1). */
const PHONE = "(width <= 767px)";

interface FolderSelectProps {
  readonly label: string;
  readonly folders: readonly Folder[];
  /** Number of all saved items, if it is known. */
  readonly saved: number | undefined;
  readonly selected: Folder | "all" | undefined;
  readonly onSelect: (folder: Folder | "all") => void;
  /** The selected folder's details and actions. */
  readonly children?: ReactNode;
}

/** The folders as a menu of the system. On a phone, a list would push the items off the screen. */
export function FolderSelect({
  label,
  folders,
  saved,
  selected,
  onSelect,
  children,
}: FolderSelectProps): ReactNode {
  const id = useId();
  const getLabel = (folder: Folder | "all", count: number | undefined) => {
    const { name } = getDetail(folder);
    return count === undefined ? name : text("option", { name, count });
  };
  return (
    <div part="select">
      <label className="quire-unseen" htmlFor={id}>
        {label}
      </label>
      <span className="quire-select">
        <select
          part="select-field"
          className="quire-input"
          id={id}
          value={typeof selected === "object" ? selected.id : ""}
          onChange={({ target }) => onSelect(folders.find((one) => one.id === target.value) ?? "all")}
        >
          <option value="">{getLabel("all", saved)}</option>
          {folders.map((folder) => (
            <option key={folder.id} value={folder.id}>
              {getLabel(folder, folder.count)}
            </option>
          ))}
        </select>
      </span>
      {children}
    </div>
  );
}

/** Returns true on a phone, updated when the window's width changes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
