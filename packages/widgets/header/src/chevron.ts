import { ownDocument } from "@quire/core";

const SVG = "http://www.w3.org/2000/svg";

/** Draws a downward chevron by DOM calls, because a page's Trusted Types forbid markup strings. */
export function chevron(): SVGSVGElement {
  const icon = ownDocument.createElementNS(SVG, "svg");
  icon.setAttribute("part", "chevron");
  icon.setAttribute("viewBox", "0 0 12 12");
  icon.setAttribute("aria-hidden", "true");
  const path = ownDocument.createElementNS(SVG, "path");
  path.setAttribute("d", "M2.5 4.5 6 8l3.5-3.5");
  icon.append(path);
  return icon;
}
