import type { Place } from "@quire/services/contract";
import { Field, Select } from "@quire/ui";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface StateFieldProps {
  /** The country's states; undefined while unknown, when a browser may still fill in the field. */
  readonly states: readonly Place[] | undefined;
  readonly typed: string;
  readonly autoComplete: string;
}

/** A list if the country's states are known, otherwise a text field. */
export function StateField({ states, typed, autoComplete }: StateFieldProps): ReactNode {
  if (states?.length === 0)
    return <Field name="state" label={text("stateTyped")} autoComplete={autoComplete} defaultValue={typed} />;
  if (!states)
    return <Field name="state" label={text("state")} autoComplete={autoComplete} defaultValue={typed} />;
  const meant = typed.trim().toLowerCase();
  const known = states.find(({ code, name }) => [code, name].some((one) => one.toLowerCase() === meant));
  return (
    <Select
      name="state"
      label={text("state")}
      autoComplete={autoComplete}
      defaultValue={known?.code ?? ""}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
