import { Checkbox } from "@quire/ui";
import type { ReactNode } from "react";
import { getKey, type Newsletter } from "./get-newsletters.js";

interface ChoicesProps {
  readonly newsletters: readonly Newsletter[];
  /** Newsletters to which the user is not subscribed. The others are checked and disabled (content-4.7). */
  readonly left: readonly Newsletter[];
  /** Names of the initially checked newsletters. */
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
          <li part="newsletter" key={`${getKey(one)} ${isDone}`}>
            <div part="about">
              <Checkbox
                name={getKey(one)}
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
