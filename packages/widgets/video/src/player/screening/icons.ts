import { ownDocument } from "@quire/core";

const SPACE = "http://www.w3.org/2000/svg";

/** SVG paths in a view box of 24 by 24. */
export const icons = {
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z",
  again: "M12 5V1.5L7 6l5 4.5V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z",
  sound: "M4 9v6h4l5 4.5v-15L8 9zM15.5 8.5a4.5 4.5 0 0 1 0 7zM15.5 5a8 8 0 0 1 0 14v-2a6 6 0 0 0 0-10z",
  silent:
    "M4 9v6h4l5 4.5v-15L8 9zM15.2 9.6l1.4-1.4 2.2 2.2 2.2-2.2 1.4 1.4-2.2 2.2 2.2 2.2-1.4 1.4-2.2-2.2-2.2 2.2-1.4-1.4 2.2-2.2z",
  picture: "M3 5h18v7h-2V7H5v10h6v2H3zM13 14h8v5h-8z",
  full: "M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z",
  small: "M8 4h2v6H4V8h4zM14 4h2v4h4v2h-6zM4 14h6v6H8v-4H4zM14 14h6v2h-4v4h-2z",
} as const;

/** Creates an icon for a button with a label, and returns its path, which can change. */
export function getIcon(): { readonly svg: SVGElement; readonly path: SVGElement } {
  const svg = ownDocument.createElementNS(SPACE, "svg");
  const path = ownDocument.createElementNS(SPACE, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return { svg, path };
}
