import type { ComponentProps, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "./field-box.js";

export type InputOptions = Omit<ComponentProps<"input">, "id" | "name" | "className" | "children">;

/** A field of one line. */
export function Field({ name, label, hint, ...input }: FieldOptions & InputOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => <input type="text" {...input} {...control} className="quire-input" />}
    </FieldBox>
  );
}
