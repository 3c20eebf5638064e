import type { Place } from "@quire/services/contract";
import { useStates } from "@quire/services/order";
import { Field } from "./field.js";

interface StateFieldProps {
  readonly country: string;
  readonly problem: string | undefined;
}

/** A list if the country's states are known, otherwise a text field. */
export function StateField({ country, problem }: StateFieldProps) {
  const states = useStates(country, country !== "") ?? [];
  const isListed = states.length > 0;
  return (
    <Field
      label={isListed ? "State or province" : "State or province (where there is one)"}
      problem={problem}
    >
      {(control) =>
        isListed ? (
          <select {...control} name="state" autoComplete="address-level1" defaultValue="">
            <option value="">Choose one</option>
            <PlaceOptions places={states} />
          </select>
        ) : (
          <input {...control} name="state" autoComplete="address-level1" />
        )
      }
    </Field>
  );
}

export function PlaceOptions({ places }: { readonly places: readonly Place[] }) {
  return places.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
