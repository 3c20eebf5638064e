import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "./field-box.js";

/** Without `ref`: React 18 does not hand one to a component. */
export type InputOptions = Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "className" | "children">;

/** A field of one line. */
export function Field({ name, label, hint, ...input }: FieldOptions & InputOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => <input type="text" {...input} {...control} className="quire-input" />}
    </FieldBox>
  );
}
