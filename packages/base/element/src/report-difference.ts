import { ownDocument, reportFault } from "@quire/core";
import { getDifference } from "./get-difference.js";

/**
 * Reports the first difference to the developer if a view replaced its early content.
 * @param shown the early content, which is no longer on the page
 * @param now a copy of the container with the view's first render
 */
export function reportDifference(name: string, shown: Element, now: ParentNode): void {
  const before = ownDocument.createDocumentFragment();
  before.append(shown);
  const difference = getDifference(before, now);
  reportFault(
    "widget/differs",
    `The early content of <${name}> differed from its view, and was rendered again.`,
    {
      ...(difference && { why: `${difference}.` }),
      fix: "Let no script, filter or translation change what is inside the tag before it is ready.",
    },
  );
}
