import { createRandom, pick } from "@quire/example-reference-api";
import { palettes } from "./artwork.js";
import { escapeHtml } from "./template.js";

export interface CoverText {
  readonly id: string;
  readonly title: string;
  readonly contentType: string;
}

const lineLength = 15;
const mostLines = 6;

/** Draws the cover of a book, case or report as an SVG document, 3 to 4. */
export function cover({ id, title, contentType }: CoverText): string {
  const random = createRandom(id);
  const { paper, first, second, line } = pick(palettes, random);
  const dark = random() < 0.5;
  const ground = dark ? first : paper;
  const ink = dark ? paper : line;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">',
    `<rect width="300" height="400" fill="${ground}"/>`,
    ornament(random, dark ? paper : first, second),
    `<path d="M28 60H272" stroke="${ink}" stroke-width="1.5"/>`,
    label(28, 46, 11, ink, contentType.toUpperCase(), 'letter-spacing="1.6"', "Helvetica, Arial, sans-serif"),
    ...breakLines(title).map((text, index) => label(28, 96 + index * 31, 27, ink, text)),
    label(28, 374, 12, ink, "The Quire Review Press", 'font-style="italic"'),
    `<rect width="7" height="400" fill="${second}" opacity=".9"/>`,
    "</svg>",
  ].join("");
}

function ornament(random: () => number, ink: string, accent: string): string {
  const x = 228 + random() * 30;
  const rings = [70, 52, 34].map(
    (radius) => `<circle cx="${x}" cy="338" r="${radius}" fill="none" stroke="${ink}" opacity=".35"/>`,
  );
  return `<circle cx="${x}" cy="338" r="17" fill="${accent}"/>${rings.join("")}`;
}

function label(
  x: number,
  y: number,
  size: number,
  fill: string,
  text: string,
  more = "",
  family = "'Iowan Old Style', Palatino, Georgia, 'Times New Roman', serif",
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${family}" ${more}>${escapeHtml(text)}</text>`;
}

function breakLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), "…"] : lines;
}
