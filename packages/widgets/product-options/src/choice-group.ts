import { makeElement } from "@quire/element";
import type { ProductChoice } from "@quire/services/product";
import { text } from "./text.js";

/** Radio buttons as tiles. */
interface ChoiceGroup {
  readonly element: HTMLFieldSetElement;
  /** Renders the choices. `getNote` returns the note below an available choice's name. */
  set(legend: string, choices: readonly ProductChoice[], getNote: (choice: ProductChoice) => string): void;
}

/**
 * Creates a group of choices. An unavailable choice is disabled, and shows the reason.
 * @param onChoose receives the id of the chosen availability
 */
export function createChoiceGroup(
  name: "formats" | "languages",
  onChoose: (id: string) => void,
): ChoiceGroup {
  const legend = makeElement("legend", { part: "legend", class: "quire-label" });
  const list = makeElement("div", { part: "choices" });
  const element = makeElement("fieldset", { part: name }, legend, list);
  const tiles = new Map<string, ReturnType<typeof createTile>>();

  function getTile(choice: string): ReturnType<typeof createTile> {
    const tile = tiles.get(choice) ?? createTile(name, choice, onChoose);
    if (!tiles.has(choice)) list.append(tile.element);
    tiles.set(choice, tile);
    return tile;
  }
  return {
    element,
    set(words, choices, getNote) {
      legend.textContent = words;
      for (const choice of choices) {
        const isOpen = choice.state !== "sold-out";
        getTile(choice.name).set(choice, isOpen ? getNote(choice) : text("soldOut"));
      }
    },
  };
}

function createTile(group: string, name: string, onChoose: (id: string) => void) {
  const input = makeElement("input", { type: "radio", name: group });
  const note = makeElement("span", { part: "choice-note", class: "quire-hint" });
  const words = makeElement("span", { part: "choice-name" }, name);
  const element = makeElement("label", { part: "choice" }, input, words, " ");
  let id: string | undefined;
  input.addEventListener("change", () => id !== undefined && onChoose(id));
  function set({ state, offer, isChosen }: ProductChoice, caption: string): void {
    id = offer?.id;
    input.checked = isChosen;
    input.disabled = state === "sold-out";
    note.textContent = caption;
    if (caption) element.append(note);
    else note.remove();
  }
  return { element, set };
}
