import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as opentypeModule from "opentype.js";

export interface OutlineStyle {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: "start" | "end";
}

export interface LineStyle {
  readonly size: number;
  readonly width: number;
  /** The last of more lines ends with an ellipsis. */
  readonly most: number;
  readonly face?: Face;
}

/** Node sees the library as CommonJS with a default export. Bundlers see a module without one. */
const opentype = opentypeModule.default ?? opentypeModule;

const require = createRequire(import.meta.url);

/** Files of the site's typeface. */
const FILES = {
  regular: () => require.resolve("@fontsource/newsreader/files/newsreader-latin-400-normal.woff"),
  italic: () => require.resolve("@fontsource/newsreader/files/newsreader-latin-400-italic.woff"),
  medium: () => require.resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff"),
};
type Face = keyof typeof FILES;
const fonts = new Map<Face, opentypeModule.Font>();

/** Reads a font when it is first needed. */
function getFont(face: Face): opentypeModule.Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = opentype.parse(new Uint8Array(readFileSync(FILES[face]())).buffer);
  fonts.set(face, font);
  return font;
}

/**
 * Draws text as an SVG path in the site's typeface. An SVG document in `<img>` loads no web font, so that its text would
 * show in another typeface.
 */
export function outline(text: string, style: OutlineStyle): string {
  const { x, y, size, fill, face = "medium", anchor = "start" } = style;
  const font = getFont(face);
  const start = anchor === "end" ? x - font.getAdvanceWidth(text, size) : x;
  const drawn = font.getPath(text, start, y, size).commands.map(({ type, x1, y1, x2, y2, x, y }) => {
    const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
    return type + numbers.map((value) => Math.round(value * 10) / 10).join(" ");
  });
  return `<path fill="${fill}" d="${drawn.join("")}"/>`;
}

/** Breaks text into lines of at most `width`. A longer word is cut. */
export function breakLines(text: string, { size, width, most, face = "medium" }: LineStyle): string[] {
  const font = getFont(face);
  const fits = (line: string) => font.getAdvanceWidth(line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(fits(word) ? word : cut(word, fits));
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(`${lines[most - 1]} …`, fits)];
}

/** Shortens text until it fits with an ellipsis. */
function cut(text: string, fits: (line: string) => boolean): string {
  const plain = text.replace(/\s*…$/, "");
  if (text !== plain && fits(`${plain}…`)) return `${plain}…`;
  let end = Math.min(plain.length, 200);
  while (end > 1 && !fits(`${plain.slice(0, end).trimEnd()}…`)) end -= 1;
  return `${plain.slice(0, end).trimEnd()}…`;
}
