import type { Folder } from "@quire/contract-service";
import { useState } from "react";
import { detailOf, type Editing } from "./folder-list-model.js";

/** What is being done (content §4): what is done to a folder ends where another one is selected. */
export function useEditing(selected: Folder | "all" | undefined): [Editing, (editing: Editing) => void] {
  const id = selected && detailOf(selected).id;
  const [{ editing, of }, set] = useState<{ editing: Editing; of?: string | null | undefined }>({
    editing: "none",
  });
  const isOfAnother = editing !== "new" && of !== id;
  return [isOfAnother ? "none" : editing, (next) => set({ editing: next, of: id })];
}
