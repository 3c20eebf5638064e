import { breakLines, createRandom, type Issue, outline, pick } from "@quire/example-reference-api";
import { artwork, palettes } from "./artwork.js";

export interface CoverText {
  readonly id: string;
  readonly title: string;
  readonly contentType: string;
}

const LEFT = 28;
const TEXT_WIDTH = 244;
const MOST_LINES = 6;

/** Draws the cover of a book, case or report as an SVG document of 3 to 4. */
export function cover({ id, title, contentType }: CoverText): string {
  const random = createRandom(id);
  const { paper, first, second, line } = pick(palettes, random);
  const isDark = random() < 0.5;
  const ground = isDark ? first : paper;
  const ink = isDark ? paper : line;
  return svg([
    `<rect width="300" height="400" fill="${ground}"/>`,
    ornament(random, isDark ? paper : first, second),
    `<path d="M28 60H272" stroke="${ink}" stroke-width="1.5"/>`,
    outline(contentType, { x: LEFT, y: 46, size: 14, fill: ink, face: "italic" }),
    ...breakLines(title, { size: 29, width: TEXT_WIDTH, most: MOST_LINES }).map((text, index) =>
      outline(text, { x: LEFT, y: 98 + index * 32, size: 29, fill: ink }),
    ),
    outline("The Quire Review Press", { x: LEFT, y: 374, size: 13, fill: ink, face: "italic" }),
    `<rect width="7" height="400" fill="${second}" opacity=".9"/>`,
  ]);
}

/** Year from which covers have a picture. Earlier ones print the contents. */
const PICTURES_SINCE = 1984;

/** Draws the cover of a magazine issue as an SVG document, 3 to 4. */
export function issueCover(issue: Issue): string {
  const palette = pick(palettes, createRandom(issue.code));
  const year = Number(issue.published.slice(0, 4));
  return year < PICTURES_SINCE ? printedCover(issue, palette) : picturedCover(issue, palette);
}

type Palette = (typeof palettes)[number];

function picturedCover(issue: Issue, { paper, line }: Palette): string {
  const [edition, name] = getTitle(issue);
  return svg([
    `<rect width="300" height="400" fill="${paper}"/>`,
    ...masthead(edition, issue.code, line),
    `<svg y="94" width="300" height="200" viewBox="0 0 1200 800">${artwork(issue.code)}</svg>`,
    ...titleLines(name, 330, line),
    ...breakLines(issue.summary, { size: 12.5, width: 252, most: 2, face: "italic" }).map((text, index) =>
      outline(text, { x: 24, y: 368 + index * 16, size: 12.5, fill: line, face: "italic" }),
    ),
  ]);
}

function printedCover(issue: Issue, { first, second, paper }: Palette): string {
  const [edition, name] = getTitle(issue);
  const items = issue.items.slice(0, 7).map(({ title }) => title);
  return svg([
    `<rect width="300" height="400" fill="${first}"/>`,
    ...masthead(edition, issue.code, paper),
    `<rect x="24" y="104" width="36" height="4" fill="${second}"/>`,
    ...titleLines(name, 148, paper),
    ...items.flatMap((title, index) => {
      const y = 208 + index * 26;
      const [words = ""] = breakLines(title, { size: 13, width: 252, most: 1, face: "regular" });
      return [
        `<path d="M24 ${y - 17}H276" stroke="${paper}" stroke-opacity=".35" stroke-width=".75"/>`,
        outline(words, { x: 24, y, size: 13, fill: paper, face: "regular" }),
      ];
    }),
  ]);
}

function masthead(edition: string, code: string, fill: string): string[] {
  return [
    outline("The Quire Review", { x: 23, y: 52, size: 32, fill }),
    `<path d="M24 66H276" stroke="${fill}"/>`,
    outline(edition, { x: 24, y: 82, size: 11.5, fill, face: "italic" }),
    outline(code, { x: 276, y: 82, size: 11.5, fill, face: "italic", anchor: "end" }),
  ];
}

const titleLines = (name: string, y: number, fill: string) =>
  breakLines(name, { size: 24, width: 252, most: 2 }).map((text, index, { length }) =>
    outline(text, { x: 24, y: y + (index - (length - 1) / 2) * 26, size: 24, fill }),
  );

/** Splits "November 2026: The Refusal Issue". */
function getTitle({ title }: Issue): [edition: string, name: string] {
  const [edition = "", ...name] = title.split(": ");
  return [edition, name.join(": ")];
}

const svg = (parts: readonly string[]) =>
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">', ...parts, "</svg>"].join("");

function ornament(random: () => number, ink: string, accent: string): string {
  const x = 228 + random() * 30;
  const rings = [70, 52, 34].map(
    (radius) => `<circle cx="${x}" cy="338" r="${radius}" fill="none" stroke="${ink}" opacity=".35"/>`,
  );
  return `<circle cx="${x}" cy="338" r="17" fill="${accent}"/>${rings.join("")}`;
}
