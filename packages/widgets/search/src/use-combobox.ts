import { announce, isComposing, ownDocument, setOwnAttribute } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import {
  bringBackSearches,
  forgetSearch,
  forgetSearches,
  normalizedTerm,
  recentSearchesStore,
} from "@quire/services/search";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { optionId } from "./option-list.js";
import type { SearchBox, SearchShell } from "./search-box.js";
import { actionOf } from "./search-model.js";
import { text } from "./text.js";
import { useListeners } from "./use-listeners.js";
import type { SearchList } from "./use-search-list.js";

export interface Combobox {
  readonly isOverlay: boolean;
  /** The index of the option that the keys have come to; -1 is none. */
  readonly active: number;
  /** The screen reader announcement. */
  readonly said: string;
  /** Forgets a recent search, or all of them, and says so. */
  forget(term?: string): void;
  /** Brings back all that was forgotten since the list was opened; absent where nothing was. */
  readonly undo: (() => void) | undefined;
  /** The reader goes elsewhere: the list closes, the overlay too. */
  leave(): void;
}

/** The field in use as a combobox (ARIA 1.2): what its keys and events do, and what it says of its list. */
export function useCombobox(listId: string, list: SearchList, onSearch: (term: string) => void): Combobox {
  // The widget's declaration says which shell it is.
  const { host, container, frame, box } = useHost().shell as SearchShell;
  const { options, note, isWaiting } = list;
  const { term, status, type } = list.suggestions;
  // In the overlay, or below the page's field; as state, so that going from one to the other is seen.
  const [place, setPlace] = useState<"overlay" | "below">();
  const [active, setActive] = useState(-1);
  const [told, say] = useState("");
  // The recent searches as they were before the first was forgotten.
  const [before, setBefore] = useState<readonly string[]>();
  const { isOverlay, input: field } = box;
  const hasContent = options.length > 0 || (note !== undefined && note !== "hint") || before !== undefined;
  const isShown = isOverlay || (place !== undefined && hasContent);
  const counted = note ? text(note, { term }) : text("count", { count: options.length });
  const said = told || (isShown && /ready|failed/.test(status) ? counted : "");
  const isExpanded = isShown && options.length > 0;
  const activeId = active < 0 ? undefined : optionId(listId, active);

  function look(): void {
    setActive(-1);
    say("");
    setPlace(box.isOverlay ? "overlay" : "below");
    type(box.typed);
  }
  function shut(): void {
    setActive(-1);
    setPlace(undefined);
    setBefore(undefined);
  }
  function leave(reason?: "escape"): void {
    shut();
    frame.close(reason);
  }
  function forget(term?: string): void {
    setBefore(before ?? recentSearchesStore().getState().terms);
    setActive(-1);
    if (term === undefined) forgetSearches();
    else forgetSearch(term);
    say(term === undefined ? text("cleared") : text("removed", { term }));
  }
  function undo(): void {
    bringBackSearches(before ?? []);
    setBefore(undefined);
    say(text("undone"));
  }
  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isComposing(event) || ctrlKey || metaKey || altKey) return;
    const action = actionOf(key, active, isShown ? options : undefined);
    if (action === undefined) return;
    event.preventDefault(); // Escape would empty the field, Enter send the form.
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

  useFrameEvents(look, shut);
  useListeners(host, {
    input: onField(() => {
      setBefore(undefined);
      look();
    }),
    click: onField(look),
    focusin: onField(() => box.typed.trim() || look()),
    keydown: onField(onKey),
    focusout: ({ relatedTarget: to }) => to instanceof Node && !host.contains(to) && shut(),
    submit() {
      onSearch(normalizedTerm(box.typed));
      shut();
    },
  });
  const onPress = (event: Event) => event.composedPath().includes(host) || shut();
  // Capture: a page that stops the event of a press outside must not keep the list open.
  useListeners(ownDocument, { pointerdown: onPress }, true);
  // Until then the shell says what shows.
  const hasBegun = useRef(false);
  const mounted = useRef(() => {
    hasBegun.current = true;
    // Chromium forgets :focus-within of what a shadow root has been put around.
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
    // The page's live region is inert while the overlay is open: there the view has one of its own.
    if (said && !isOverlay) announce(said);
  }, [said, isOverlay]);

  return { isOverlay, active, said, forget, undo: before && undo, leave };
}

function activeOption(list: Element): HTMLElement | null {
  return list.querySelector('[aria-selected="true"]');
}

/** Returns true if the field is empty or its text differs from the page's initial value. */
function isEdited({ typed, input }: SearchBox): boolean {
  return !typed.trim() || typed !== input?.defaultValue;
}
