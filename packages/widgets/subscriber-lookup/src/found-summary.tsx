import type { ReactNode } from "react";
import { type Found, getRows } from "./found.js";
import { text } from "./text.js";

/** The found subscription as a list of terms and values. */
export function FoundSummary({ found }: { readonly found: Found }): ReactNode {
  return (
    <dl className="quire-lookup-facts">
      {getRows(found, text("active")).map(({ term, value }) => (
        <div className="quire-lookup-fact" key={term}>
          <dt>{text(term)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
