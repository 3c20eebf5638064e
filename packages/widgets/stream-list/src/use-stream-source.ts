import { isElement, ownDocument, ownWindow } from "@quire/core";
import { loadFolders, selectedFolderStore, useFolders, useSelectedFolder } from "@quire/services/library";
import { useEffect, useState } from "react";

/** The value of `folder` for the folder that is selected on the page. */
const SELECTED = "selected";

/** Returns the folder to list; `undefined` while it is not known. */
export function useFolder(folder: string): string | undefined {
  const follows = folder === SELECTED;
  const selected = useSelectedFolder();
  const { status } = useFolders();
  useEffect(() => {
    if (follows && selected === undefined && status === "unknown") void loadFolders();
  }, [follows, selected, status]);
  if (!follows) return folder;
  if (selected === undefined) return status === "failed" ? selectedFolderStore().getState().slug : undefined;
  return selected === "all" ? selected : selected.id;
}

interface MenuChoice {
  readonly topic: string;
  /** Increases with each choice: "everything" must load again when it is chosen after a topic was removed. */
  readonly turn: number;
}

/** Returns the topic from the `quire-change` of the page's menu, which overrides the attribute. */
export function useFilter(filter: string, menuId: string): MenuChoice {
  const [choice, setChoice] = useState<MenuChoice>();
  useEffect(() => {
    if (!menuId) return;
    const abort = new AbortController();
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent) || !isFrom(event, menuId)) return;
      const { value } = Object(event.detail) as { value?: unknown };
      const topic = typeof value === "string" ? value : "";
      setChoice((before) => ({ topic, turn: (before?.turn ?? 0) + 1 }));
    };
    ownDocument.addEventListener("quire-change", follow, { signal: abort.signal });
    return () => {
      abort.abort();
      setChoice(undefined);
    };
  }, [menuId]);
  return choice ?? { topic: filter || getTopic(menuId), turn: 0 };
}

/** Returns the topic that a menu has initially. */
function getTopic(menuId: string): string {
  const menu = menuId ? ownDocument.getElementById(menuId) : null;
  return menu?.getAttribute("value") ?? menu?.dataset.value ?? "";
}

/** Returns true for an event of the menu itself, or of its element in a data mount with this id. */
function isFrom({ target }: Event, id: string): boolean {
  return isElement(target) && target.closest(`#${CSS.escape(id)}`) !== null;
}

/** Returns the page's query string, updated when the user navigates back. */
export function useAddress(isRead: boolean): string {
  const [search, setSearch] = useState(() => location.search);
  useEffect(() => {
    if (!isRead) return;
    const follow = () => setSearch(location.search);
    follow();
    ownWindow.addEventListener("popstate", follow);
    return () => ownWindow.removeEventListener("popstate", follow);
  }, [isRead]);
  return isRead ? search : "";
}
