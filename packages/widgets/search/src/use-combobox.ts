import { announce, isComposing, ownDocument, setOwnAttribute } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import {
  bringBackSearches,
  forgetSearch,
  forgetSearches,
  normalizeTerm,
  recentSearchesStore,
} from "@quire/services/search";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { getOptionId } from "./option-list.js";
import type { SearchBox, SearchShell } from "./search-box.js";
import { getAction } from "./search-model.js";
import { text } from "./text.js";
import { useListeners } from "./use-listeners.js";
import type { SearchList } from "./use-search-list.js";

export interface Combobox {
  readonly isOverlay: boolean;
  /** The index of the active option, or -1. */
  readonly active: number;
  /** The screen reader announcement. */
  readonly announcement: string;
  /** Removes one recent search, or all, and announces it. */
  forget(term?: string): void;
  /** Restores all recent searches that were removed since the list opened. Undefined if none was. */
  readonly undo: (() => void) | undefined;
  /** Closes the list and the overlay when the user leaves. */
  leave(): void;
}

/**
 * Makes the field in use a combobox (ARIA 1.2): handles its keys and events, and sets its attributes about the list.
 */
export function useCombobox(listId: string, list: SearchList, onSearch: (term: string) => void): Combobox {
  // The declaration of the widget sets this shell.
  const { host, container, frame, box } = useHost().shell as SearchShell;
  const { options, note, isWaiting } = list;
  const { term, status, type } = list.suggestions;
  // The place of the open list. It is state, so that a change of place renders again.
  const [place, setPlace] = useState<"overlay" | "below">();
  const [active, setActive] = useState(-1);
  const [listChange, setListChange] = useState("");
  // The recent searches before the first one was removed.
  const [before, setBefore] = useState<readonly string[]>();
  const { isOverlay, input: field } = box;
  const hasContent = options.length > 0 || (note !== undefined && note !== "hint") || before !== undefined;
  const isShown = isOverlay || (place !== undefined && hasContent);
  const counted = note ? text(note, { term }) : text("count", { count: options.length });
  const announcement = listChange || (isShown && /ready|failed/.test(status) ? counted : "");
  const isExpanded = isShown && options.length > 0;
  const activeId = active < 0 ? undefined : getOptionId(listId, active);

  function look(): void {
    setActive(-1);
    setListChange("");
    setPlace(box.isOverlay ? "overlay" : "below");
    type(box.typed);
  }
  function closeList(): void {
    setActive(-1);
    setPlace(undefined);
    setBefore(undefined);
  }
  function leave(reason?: "escape"): void {
    closeList();
    frame.close(reason);
  }
  function forget(term?: string): void {
    setBefore(before ?? recentSearchesStore().getState().terms);
    setActive(-1);
    if (term === undefined) forgetSearches();
    else forgetSearch(term);
    setListChange(term === undefined ? text("cleared") : text("removed", { term }));
  }
  function undo(): void {
    bringBackSearches(before ?? []);
    setBefore(undefined);
    setListChange(text("undone"));
  }
  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isComposing(event) || ctrlKey || metaKey || altKey) return;
    const action = getAction(key, active, isShown ? options : undefined);
    if (action === undefined) return;
    event.preventDefault(); // Escape would clear the field, and Enter submit the form.
    event.stopPropagation();
    if (action === "open") look();
    else if (action === "close") leave("escape");
    else if (action === "choose") activeOption(container)?.click();
    else if (action === "forget") forget(options[active]?.title ?? "");
    else setActive(action);
  }
  const onField =
    <Of extends Event>(listener: (event: Of) => void) =>
    (event: Of) =>
      event.target === box.input && listener(event);

  useFrameEvents(look, closeList);
  useListeners(host, {
    input: onField(() => {
      setBefore(undefined);
      look();
    }),
    click: onField(look),
    focusin: onField(() => box.typed.trim() || look()),
    keydown: onField(onKey),
    focusout: ({ relatedTarget: to }) => to instanceof Node && !host.contains(to) && closeList(),
    submit() {
      onSearch(normalizeTerm(box.typed));
      closeList();
    },
  });
  const onPress = (event: Event) => event.composedPath().includes(host) || closeList();
  // Capture: a page that stops the event of an outside click must not keep the list open.
  useListeners(ownDocument, { pointerdown: onPress }, true);
  // Before the view has mounted, the shell decides what is visible.
  const hasBegun = useRef(false);
  const mounted = useRef(() => {
    hasBegun.current = true;
    // Chromium loses :focus-within when a shadow root is attached around the focused element.
    const { activeElement } = host.getRootNode() as Document | ShadowRoot;
    if (host.contains(activeElement) && isEdited(box)) look();
    else box.wait(false);
  });
  useEffect(() => mounted.current(), []);
  useLayoutEffect(() => {
    if (!hasBegun.current) return;
    box.wait(isShown && isWaiting);
    if (isShown && !isOverlay) box.showList();
    else box.hideList();
  });
  useLayoutEffect(() => box.hideList, [box]);
  useLayoutEffect(() => {
    if (!field) return;
    setOwnAttribute(field, "aria-expanded", String(isExpanded));
    setOwnAttribute(field, "aria-controls", listId);
    setOwnAttribute(field, "aria-activedescendant", activeId ?? null);
    activeOption(container)?.scrollIntoView({ block: "nearest" });
  }, [field, container, listId, isExpanded, activeId]);
  useEffect(() => {
    // The page's live region is inert while the overlay is open. The view has its own region there.
    if (announcement && !isOverlay) announce(announcement);
  }, [announcement, isOverlay]);

  return { isOverlay, active, announcement, forget, undo: before && undo, leave };
}

function activeOption(list: Element): HTMLElement | null {
  return list.querySelector('[aria-selected="true"]');
}

/** Returns true if the field is empty or its text differs from the page's initial value. */
function isEdited({ typed, input }: SearchBox): boolean {
  return !typed.trim() || typed !== input?.defaultValue;
}
