import type { ComponentProps, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "../field-box.js";
import { text } from "./text.js";

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectOptions extends FieldOptions, Omit<ComponentProps<"select">, "name" | "id" | "children"> {
  /** Values with or without separate labels. “Choose…”, with an empty value, comes first. */
  readonly options: readonly (string | SelectOption)[];
}

/** A field with a list of options. */
export function Select({ name, label, hint, options, ...select }: SelectOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => (
        <div className="quire-select">
          <select {...select} {...control} className="quire-input">
            {[{ value: "", label: text("choose") }, ...options].map(getOption).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldBox>
  );
}

function getOption(option: string | SelectOption): SelectOption {
  return typeof option === "string" ? { value: option, label: option } : option;
}
