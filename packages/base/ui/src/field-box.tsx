import { useBefore } from "@quire/element";
import type { ReactNode } from "react";
import { useFormState } from "./form-context.js";
import { useUniqueId } from "./use-unique-id.js";

/** Props of every kind of field. */
export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  /** Stands between label and field, and is read with it. */
  readonly hint?: ReactNode;
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  /** In a shadow root pages style it by this name. */
  readonly part: "input";
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
  /** Prerendered markup has ids of its own. */
  readonly suppressHydrationWarning: true;
}

interface FieldBoxProps extends FieldOptions {
  /** The words beside a checkbox stand after it. */
  readonly labelAfter?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control and, after it, the error, tied together (content-5.10). */
export function FieldBox({ name, label, hint, labelAfter, children }: FieldBoxProps): ReactNode {
  // Prerendered elements keep their id, because label and hint refer to it.
  const before = useBefore()?.querySelector(`[name="${name}"]`);
  const id = useUniqueId("field", before?.id);
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
      <label part="label" className="quire-label" htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {hint && (
        <div part="hint" className="quire-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {!labelAfter && control}
      {error && (
        // Around it as in Notice; another error comes in a place of its own.
        <div key={error} className="quire-place">
          <p part="error" className="quire-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        </div>
      )}
    </div>
  );
}
