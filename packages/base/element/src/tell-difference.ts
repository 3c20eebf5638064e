import { ownDocument, reportFault } from "@quire/core";
import { differenceOf } from "./difference-of.js";

/**
 * Tells the developer that a view has not adopted what stood before it, and the first thing that differs.
 * @param shown what stood there; off the page
 * @param now a copy of the place with what the view has made
 */
export function tellDifference(name: string, shown: Element, now: ParentNode): void {
  const before = ownDocument.createDocumentFragment();
  before.append(shown);
  const difference = differenceOf(before, now);
  reportFault(
    "widget/differs",
    `What stood in <${name}> before its view was not what the view begins with: it was made anew.`,
    {
      ...(difference && { why: `${difference}.` }),
      fix: "Let no script, filter or translation change what is inside the tag before it is ready.",
    },
  );
}
