import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { InputOptions } from "./field.js";
import { FieldBox, type FieldOptions } from "./field-box.js";

/**
 * A checkbox with its label next to it. `checked` sets its state, and afterwards the box keeps the state itself, like
 * all fields. A render between a click and its `change` event does not revert the click.
 */
export function Checkbox({
  name,
  label,
  checked,
  ...input
}: FieldOptions & Omit<InputOptions, "type">): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  // A new checkbox gets its value by `defaultChecked`. A hydrated one has the value that the user has chosen.
  const applied = useRef(checked);
  useLayoutEffect(() => {
    if (box.current && checked !== undefined && checked !== applied.current) box.current.checked = checked;
    applied.current = checked;
  }, [checked]);
  return (
    <FieldBox name={name} label={label} labelAfter>
      {(control) => (
        <input
          ref={box}
          {...(checked !== undefined && { defaultChecked: checked })}
          {...input}
          {...control}
          type="checkbox"
          className="quire-checkbox"
        />
      )}
    </FieldBox>
  );
}
