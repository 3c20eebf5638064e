import type { Folder } from "@quire/services/contract";
import { useEffect, useRef } from "react";
import type { FolderDetail } from "./attributes.js";
import { getDetail } from "./folder-list-model.js";

/** Calls `onSelected` for each newly selected folder, but not for the initial one. */
export function useSelectionEvent(
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
