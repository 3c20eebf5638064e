import { type ReactNode, useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly problem?: string | undefined;
  /** Renders the control, with the attributes that connect it to its label and its problem. */
  readonly children: (control: {
    readonly id: string;
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

export function Field({ label, problem, children }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": problem ? problemId : undefined,
      })}
      {problem && (
        <span className="problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
