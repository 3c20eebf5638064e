import { useUniqueId } from "@quire/ui";
import type { ReactNode } from "react";

interface SameAddressProps {
  readonly label: string;
  readonly isSame: boolean;
  readonly onChange: (isSame: boolean) => void;
}

/** A checkbox that uses one address for delivery and billing. */
export function SameAddress({ label, isSame, onChange }: SameAddressProps): ReactNode {
  const id = useUniqueId("same");
  return (
    <div className="quire-choice">
      <input
        id={id}
        className="quire-checkbox"
        type="checkbox"
        defaultChecked={isSame}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label className="quire-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
