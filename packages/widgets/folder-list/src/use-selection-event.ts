import type { Folder } from "@quire/services/contract";
import { useEffect, useRef } from "react";
import type { FolderDetail } from "./attributes.js";
import { detailOf } from "./folder-list-model.js";

/** Tells of each other folder that is selected; the first is where the page begins. */
export function useSelectionEvent(
  selected: Folder | "all" | undefined,
  onSelected: (detail: FolderDetail) => void,
): void {
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    if (selected === undefined) return;
    const detail = detailOf(selected);
    if (before.current !== undefined && before.current !== detail.id) onSelected(detail);
    before.current = detail.id;
  });
}
