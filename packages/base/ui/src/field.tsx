import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "./field-box.js";

/** Props of an input without `ref`, because React 18 does not pass it to a component. */
export type InputOptions = Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "className" | "children">;

/** A single-line field. */
export function Field({ name, label, hint, ...input }: FieldOptions & InputOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => <input type="text" {...input} {...control} className="quire-input" />}
    </FieldBox>
  );
}
