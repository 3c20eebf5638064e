import type { ReactNode } from "react";
import type { InputOptions } from "./field.js";
import { FieldBox, type FieldOptions } from "./field-box.js";

/** A checkbox with its words beside it. */
export function Checkbox({ name, label, ...input }: FieldOptions & Omit<InputOptions, "type">): ReactNode {
  return (
    <FieldBox name={name} label={label} labelAfter>
      {(control) => <input {...input} {...control} type="checkbox" className="quire-checkbox" />}
    </FieldBox>
  );
}
