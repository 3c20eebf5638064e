import { ownDocument } from "@quire/core";

const SVG = "http://www.w3.org/2000/svg";

/** A chevron that points down, drawn by DOM calls: a page's Trusted Types leave no other way. */
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
