import { MARKS, type Mark } from "@quire/features/sharing";
import type { ReactNode } from "react";

/** Decorative icon of a share button, whose name is next to it. */
export function Icon({ of }: { readonly of: Mark }): ReactNode {
  return (
    <svg className="quire-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[of]} fillRule="evenodd" />
    </svg>
  );
}
