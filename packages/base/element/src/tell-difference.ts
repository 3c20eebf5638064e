import { ownDocument, reportFault } from "@quire/core";
import { getDifference } from "./get-difference.js";

/**
 * Reports to the developer that a view replaced its early content, with the first difference.
 * @param shown the early content, which is off the page
 * @param now a copy of the container with the view's first render
 */
export function tellDifference(name: string, shown: Element, now: ParentNode): void {
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
