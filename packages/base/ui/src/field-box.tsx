import { uniqueId } from "@quire/core";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useFormState } from "./form-context.js";

/** Props of every kind of field. */
export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  /** Text between label and field, which screen readers read with the field. */
  readonly hint?: ReactNode;
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  /** Pages style the control in a shadow root by this name. */
  readonly part: "input";
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
  /** The ids in prerendered markup differ. */
  readonly suppressHydrationWarning: true;
}

interface FieldBoxProps extends FieldOptions {
  /** Places the label after the control, for a checkbox. */
  readonly labelAfter?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control and error of a field, connected for screen readers (content-5.10). */
export function FieldBox({ name, label, hint, labelAfter, children }: FieldBoxProps): ReactNode {
  const labelled = useRef<HTMLLabelElement>(null);
  const id = useFieldId(labelled);
  const error = useFormState().errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control = children({
    id,
    name,
    part: "input",
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described || undefined,
    suppressHydrationWarning: true,
  });
  return (
    <div part="field" className={labelAfter ? "quire-field quire-choice" : "quire-field"}>
      {labelAfter && control}
      <label ref={labelled} part="label" className="quire-label" htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {hint && (
        <div part="hint" className="quire-hint" id={`${id}-hint`} suppressHydrationWarning>
          {hint}
        </div>
      )}
      {!labelAfter && control}
      {error && (
        // Wrapped like a Notice. The key creates a new element for another error.
        <div key={error} className="quire-place">
          <p part="error" className="quire-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        </div>
      )}
    </div>
  );
}

/** Returns a field's id. Hydration keeps attributes as they are, so the id in a hydrated label is used. */
function useFieldId(label: RefObject<HTMLLabelElement | null>): string {
  const [id, setId] = useState(() => uniqueId("field"));
  useLayoutEffect(() => setId((own) => label.current?.htmlFor || own), [label]);
  return id;
}
