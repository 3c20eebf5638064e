import { ownDocument, pageSingleton, QuireError } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { initialState } from "./initial-state.js";

export type PageStateErrorCode = "page-state/missing" | "page-state/invalid";

export interface PageState {
  /** Names from the outermost to the innermost, separated by colons, as `registered:search`. */
  readonly state: string;
}

/** The page's one state. On a server it is the default. */
export function pageStateStore(): StoreApi<PageState> {
  return pageSingleton("page-state", () => createStore<PageState>()(() => ({ state: initialState() })));
}

export function pageState(): string {
  return pageStateStore().getState().state;
}

/**
 * Goes into a state within the current one: its names become the root element's classes in place of those of the
 * state before; classes of the host's own stay (content-4.15).
 * @throws QuireError `page-state/missing`: 'Missing state to set.'
 */
export function setPageState(name: string): void {
  const added = namesOf(name);
  if (added.length === 0)
    throw new QuireError<PageStateErrorCode>("page-state/missing", "Missing state to set.");
  const names = namesOf(pageState());
  if (names.slice(-added.length).join() !== added.join()) show([...names, ...added]);
}

/**
 * Returns to an ancestor of the current state (content-4.16).
 * @throws QuireError `page-state/invalid`: 'Attempted to unset an invalid state.'
 */
export function unsetPageState(ancestor: string): void {
  const names = namesOf(pageState());
  const place = names.lastIndexOf(ancestor.trim());
  if (place < 0) {
    throw new QuireError<PageStateErrorCode>("page-state/invalid", "Attempted to unset an invalid state.");
  }
  show(names.slice(0, place + 1));
}

/** Shows the state that the page begins with in the root element's classes. */
export function startPageState(): void {
  show(namesOf(pageState()));
}

function show(names: readonly string[]): void {
  const { classList } = ownDocument.documentElement;
  const store = pageStateStore();
  classList.remove(...namesOf(store.getState().state));
  classList.add(...names);
  store.setState({ state: names.join(":") });
}

/** A space would end a class. */
function namesOf(state: string): string[] {
  return state.split(/[:\s]+/).filter(Boolean);
}
