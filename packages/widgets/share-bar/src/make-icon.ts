import { ownDocument } from "@quire/core";
import { MARKS, type Mark } from "@quire/features/sharing";

const SVG = "http://www.w3.org/2000/svg";

/** Creates the icon of a way to share. */
export function makeIcon(of: Mark): SVGElement {
  const icon = ownDocument.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const path = ownDocument.createElementNS(SVG, "path");
  path.setAttribute("d", MARKS[of]);
  path.setAttribute("fill-rule", "evenodd");
  icon.append(path);
  return icon;
}
