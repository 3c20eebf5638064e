import { GenericFailure } from "@quire/features/credentials";
import type { ReactNode } from "react";
import { getKey } from "./get-newsletters.js";
import { outcomeText } from "./outcome-text.js";
import { text } from "./text.js";
import type { Refused } from "./use-sign-ups.js";

/**
 * The refused newsletters, with reasons. A single one without a reason gets the generic message (content-8.10).
 */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }): ReactNode {
  const words = refused.map(({ newsletter, outcome }) => outcomeText(outcome, newsletter.label));
  if (words.every((one) => one === undefined)) return <GenericFailure />;
  return (
    <ul part="refusals">
      {refused.map(({ newsletter }, index) => (
        <li key={getKey(newsletter)}>{words[index] ?? text("failedFor", { label: newsletter.label })}</li>
      ))}
    </ul>
  );
}
