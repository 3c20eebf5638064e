import { pageSingleton } from "../page/runtime.js";

type Values = Map<string, string | null>;

const ownAttributes = () => pageSingleton("own-attributes", () => new WeakMap<Element, Values>());

/**
 * Sets an attribute of a widget's host or mount, or of the page's element that it enhances, and keeps its value as the widget's own.
 * @param value null removes the attribute
 */
export function setOwnAttribute(element: HTMLElement, name: string, value: string | null): void {
  const values: Values = ownAttributes().get(element) ?? new Map();
  ownAttributes().set(element, values.set(name, value));
  setOrRemoveAttribute(element, name, value);
}

/** Puts a widget's own attributes back after page code has changed them. */
export function restoreOwnAttributes(element: HTMLElement): void {
  for (const [name, value] of ownAttributes().get(element) ?? []) setOrRemoveAttribute(element, name, value);
}

function setOrRemoveAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
