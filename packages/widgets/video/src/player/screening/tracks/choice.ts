import { makeElement } from "@quire/element";
import type { Control } from "../icon-button.js";

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceOptions {
  readonly label: string;
  readonly options: () => readonly Option[];
  readonly chosen: () => string;
  readonly choose: (value: string) => void;
}

/** A native select. It is hidden when there is nothing to choose. */
export function createSelect(part: string, { label, options, chosen, choose }: ChoiceOptions): Control {
  const select = makeElement("select", { part, "aria-label": label, title: label });
  select.addEventListener("change", () => choose(select.value));
  let shown = "";
  return {
    element: select,
    paint() {
      const all = options();
      const known = JSON.stringify(all);
      if (known !== shown) {
        select.replaceChildren(
          ...all.map(({ value, label: words }) => makeElement("option", { value }, words)),
        );
        shown = known;
      }
      select.hidden = all.length < 2;
      if (select.value !== chosen()) select.value = chosen();
    },
  };
}
