import type { ComponentProps, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "./field-box.js";

interface SelectOptions extends FieldOptions, Omit<ComponentProps<"select">, "name" | "id" | "children"> {
  /** Values that are their own labels; an empty one comes first. */
  readonly options: readonly string[];
}

/** A choice from a list. */
export function Select({ name, label, hint, options, ...select }: SelectOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => (
        <div className="quire-select">
          <select {...select} {...control} className="quire-input">
            {["", ...options].map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldBox>
  );
}
