import type { ProductChoice } from "@quire/services/product";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface ChoiceGroupProps {
  readonly name: "formats" | "languages";
  readonly legend: string;
  readonly choices: readonly ProductChoice[];
  /** Returns the note below a choice's name. */
  readonly note?: (choice: ProductChoice) => string;
  /** Receives the id of the chosen availability. */
  readonly onChoose: (id: string) => void;
}

/** Radio buttons as tiles. An unavailable choice is disabled, and shows the reason. */
export function ChoiceGroup({ name, legend, choices, note, onChoose }: ChoiceGroupProps): ReactNode {
  return (
    <fieldset part={name}>
      <legend part="legend" className="quire-label">
        {legend}
      </legend>
      <div part="choices">
        {choices.map((choice) => {
          const { state, offer, isChosen } = choice;
          const isOpen = state !== "sold-out";
          const caption = isOpen ? note?.(choice) : text("soldOut");
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
              {caption && (
                <span part="choice-note" className="quire-hint">
                  {caption}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
