import { ownDocument, pageSingleton, QuireError } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import * as configuration from "../configuration/index.js";

export type PageStateErrorCode = "page-state/missing" | "page-state/invalid";

export interface PageState {
  /** Names from the outermost to the innermost, separated by colons, such as `registered:search`. */
  readonly state: string;
}

/** Returns the store of the page's state. On a server it has the default state. */
export function pageStateStore(): StoreApi<PageState> {
  return pageSingleton("page-state", () => createStore<PageState>()(() => ({ state: initialState() })));
}

export function pageState(): string {
  return pageStateStore().getState().state;
}

/**
 * Enters a state within the current one. Its names replace the names of the previous state in the root element's
 * classes. The host's own classes stay (content-4.15).
 * @throws QuireError `page-state/missing`: 'Missing state to set.'
 */
export function setPageState(name: string): void {
  const added = getNames(name);
  if (added.length === 0)
    throw new QuireError<PageStateErrorCode>("page-state/missing", "Missing state to set.");
  const names = getNames(pageState());
  if (names.slice(-added.length).join() !== added.join()) applyStates([...names, ...added]);
}

/**
 * Returns to an ancestor of the current state (content-4.16).
 * @throws QuireError `page-state/invalid`: 'Attempted to unset an invalid state.'
 */
export function unsetPageState(ancestor: string): void {
  const names = getNames(pageState());
  const place = names.lastIndexOf(ancestor.trim());
  if (place < 0) {
    throw new QuireError<PageStateErrorCode>("page-state/invalid", "Attempted to unset an invalid state.");
  }
  applyStates(names.slice(0, place + 1));
}

/** Adds the initial state to the root element's classes. */
export function startPageState(): void {
  applyStates(getNames(pageState()));
}

function applyStates(names: readonly string[]): void {
  const { classList } = ownDocument.documentElement;
  const store = pageStateStore();
  classList.remove(...getNames(store.getState().state));
  classList.add(...names);
  store.setState({ state: names.join(":") });
}

/** Splits at spaces too, because a class name cannot contain one. */
function getNames(state: string): string[] {
  return state.split(/[:\s]+/).filter(Boolean);
}

/** Selector of the navigation element that carries the page's state. */
const NAVIGATION = "[data-page-state]";

const CLASSES = ["subscribers", "registered"];

const DEFAULT_STATE = "guest";

/**
 * Returns the initial state of the page (content-4.14). The order is: a navigation element's state, the configured
 * `pageState`, the class `subscribers` or `registered` on the root element or the body, `guest`.
 */
function initialState(): string {
  if (typeof document === "undefined") return DEFAULT_STATE;
  const { documentElement, body } = ownDocument;
  const pageState = ownDocument.querySelector<HTMLElement>(NAVIGATION)?.dataset.pageState?.trim();
  const isPage = (name: string) =>
    [documentElement, body].some((element) => element?.classList.contains(name));
  return pageState || configuration.pageState() || CLASSES.find(isPage) || DEFAULT_STATE;
}
