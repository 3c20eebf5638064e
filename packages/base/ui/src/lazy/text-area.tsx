import type { ComponentProps, ReactNode } from "react";
import { FieldBox, type FieldOptions } from "../field-box.js";

type TextAreaOptions = Omit<ComponentProps<"textarea">, "id" | "name" | "className" | "children">;

/** A field with several lines. */
export function TextArea({ name, label, hint, ...textarea }: FieldOptions & TextAreaOptions): ReactNode {
  return (
    <FieldBox name={name} label={label} hint={hint}>
      {(control) => <textarea rows={3} {...textarea} {...control} className="quire-input" />}
    </FieldBox>
  );
}
