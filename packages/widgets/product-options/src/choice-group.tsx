import type { ProductChoice } from "@quire/services/product";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ChoiceGroupProps {
  readonly name: "formats" | "languages";
  readonly legend: string;
  readonly choices: readonly ProductChoice[];
  /** What stands below a name that can be chosen. */
  readonly note?: (choice: ProductChoice) => string;
  /** What stands below one that is not sold with what is chosen; where nothing can be chosen, all are sold out. */
  readonly missing?: string | undefined;
  /** Given the id of the availability that is chosen with it. */
  readonly onChoose: (id: string) => void;
}

/** Radio buttons as tiles; what cannot be had says why, and cannot be chosen. */
export function ChoiceGroup({ name, legend, choices, note, missing, onChoose }: ChoiceGroupProps): ReactNode {
  return (
    <fieldset part={name}>
      <legend part="legend" className="quire-label">
        {legend}
      </legend>
      <div part="choices">
        {choices.map((choice) => {
          const { state, offer, isChosen } = choice;
          const isOpen = state === "available";
          const why = (state === "missing" && missing) || text("soldOut");
          const said = isOpen ? note?.(choice) : why;
          return (
            <label key={choice.name} part="choice">
              <input
                type="radio"
                name={name}
                checked={isChosen}
                disabled={!isOpen}
                onChange={() => offer && onChoose(offer.id)}
              />
              <span part="choice-name">{choice.name}</span>{" "}
              {said && (
                <span part="choice-note" className="quire-hint">
                  {said}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
