import { makeElement } from "@quire/element";

/** A card with the error and the next steps. */
export function createProblemCard(words: string, ...steps: readonly HTMLElement[]): HTMLElement {
  return makeElement(
    "div",
    { part: "problem", role: "alert" },
    makeElement("p", { part: "problem-text" }, words),
    makeElement("p", { class: "actions" }, ...steps),
  );
}

export function createActionButton(words: string, act: () => void): HTMLButtonElement {
  const made = makeElement("button", { part: "action", type: "button" }, words);
  made.addEventListener("click", act);
  return made;
}
