import { makeElement } from "@quire/element";
import { text } from "./text.js";

/** The picker's visible elements. */
export interface PickerView {
  readonly element: HTMLElement;
  readonly year: HTMLSelectElement;
  readonly issue: HTMLSelectElement;
  readonly go: HTMLAnchorElement;
  readonly note: HTMLElement;
  readonly retry: HTMLButtonElement;
  /** Sets all texts. It is called again when the page's own messages load. */
  setTexts(label: string): void;
}

/** Creates native select elements, which support typing and keys, and open as a wheel on phones. */
export function createPickerView(): PickerView {
  const year = makeElement("select", { part: "year" });
  const issue = makeElement("select", { part: "issue" });
  const names = [makeElement("span", { part: "label" }), makeElement("span", { part: "label" })] as const;
  const go = makeElement("a", { part: "go" });
  const note = makeElement("span", { part: "note" });
  const retry = makeElement("button", { part: "retry", type: "button", hidden: "" });
  const element = makeElement(
    "div",
    { part: "picker", role: "group" },
    makeElement("label", { part: "field" }, names[0], makeElement("span", { class: "list" }, year)),
    makeElement("label", { part: "field" }, names[1], makeElement("span", { class: "list" }, issue)),
    go,
    makeElement("div", { class: "said" }, makeElement("span", { role: "status" }, note), retry),
  );

  function setTexts(label: string): void {
    element.setAttribute("aria-label", label || text("label"));
    names[0].textContent = text("year");
    names[1].textContent = text("issue");
    go.textContent = text("go");
    retry.textContent = text("retry");
  }
  return { element, year, issue, go, note, retry, setTexts };
}

/** Fills a list and keeps the chosen value if it still exists. */
export function fill(
  list: HTMLSelectElement,
  choices: readonly (readonly [value: string, words: string])[],
): void {
  const { value } = list;
  list.replaceChildren(...choices.map(([value, words]) => makeElement("option", { value }, words)));
  choose(list, value);
}

/** Chooses the option with this value, or the first one if there is none. */
export function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  if (list.selectedIndex < 0) list.selectedIndex = 0;
}
