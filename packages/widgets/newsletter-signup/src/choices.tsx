import { Checkbox } from "@quire/ui";
import type { ReactNode } from "react";
import { keyOf, type Newsletter } from "./newsletters-of.js";

interface ChoicesProps {
  readonly newsletters: readonly Newsletter[];
  /** Those that are not subscribed to: the others are checked, and stay so (content-4.7). */
  readonly left: readonly Newsletter[];
  /** Names of those that are checked at first. */
  readonly checked: readonly string[];
}

/** The available newsletters, as checkboxes. */
export function Choices({ newsletters, left, checked }: ChoicesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers, Safari takes the role away
    <ul part="newsletters" role="list">
      {newsletters.map((one) => {
        const isDone = !left.includes(one);
        return (
          <li part="newsletter" key={`${keyOf(one)} ${isDone}`}>
            <div part="about">
              <Checkbox
                name={keyOf(one)}
                label={one.label}
                defaultChecked={isDone || checked.includes(one.name)}
                disabled={isDone}
              />
              {one.about && <p part="description">{one.about}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
