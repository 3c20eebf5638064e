import type { Item } from "../items.js";
import { breakLines, outline } from "./outline.js";

const PAPER = "#f4f2ec";
const INK = "#16211d";
const FAINT = "#8d938f";
const COLOURS: readonly [string, ...string[]] = ["#1f4a3d", "#7d2e35", "#23405c", "#43365a", "#1d5560"];
const ACCENT = "#c2714f";
const SANS = "Helvetica, Arial, sans-serif";

type Drawn = Pick<Item, "id" | "title" | "authors" | "published" | "seriesLabel">;
type Draw = (colour: string, random: () => number) => string;

const charts: readonly [Draw, ...Draw[]] = [bars, line, dots];
const diagrams: readonly [Draw, ...Draw[]] = [circle, steps];

/** Draws a chart of the visual library as an SVG document with ratio 3 to 2. One item always gets the same drawing. */
export function drawing({ id, title, authors, published, seriesLabel = "" }: Drawn): string {
  const random = createRandom(id);
  const colour = pick(COLOURS, random);
  const draw = pick(seriesLabel === "Diagram" ? diagrams : charts, random);
  const source = `Drawn by ${authors.join(", ")}. Source: The Quire Review, ${published.slice(0, 7)}`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">',
    `<rect width="1200" height="800" fill="${PAPER}"/>`,
    `<path d="M72 72H1128" stroke="${INK}" stroke-width="2"/>`,
    heading(title),
    draw(colour, random),
    text(72, 752, source, `font-family="${SANS}" font-size="20" fill="#59615d"`),
    "</svg>\n",
  ].join("");
}

function heading(title: string): string {
  const size = title.length > 44 ? 40 : 48;
  const [words = ""] = breakLines(title, { size, width: 1056, most: 1 });
  return outline(words, { x: 72, y: 138, size, fill: INK });
}

/** Draws columns for nine years and highlights one of them. */
function bars(colour: string, random: () => number): string {
  const chosen = 3 + Math.floor(random() * 6);
  const columns = times(9, (index) => {
    const tall = 90 + index * 20 + random() * 160;
    const x = 120 + index * 112;
    const fill = index === chosen ? ACCENT : colour;
    const label = text(x + 32, 682, String(2018 + index), labelStyle("middle"));
    return `<rect x="${x}" y="${n(640 - tall)}" width="64" height="${n(tall)}" fill="${fill}"/>${label}`;
  });
  return grid() + columns + axis();
}

/** Draws two diverging lines. */
function line(colour: string, random: () => number): string {
  const path = (slope: number, from: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const y = from - slope * index * 26 - (random() - 0.5) * 44;
      return `${index === 0 ? "M" : "L"}${120 + index * 120} ${n(Math.min(620, Math.max(210, y)))}`;
    }).join("");
  const drawn = (slope: number, from: number, stroke: string) =>
    `<path d="${path(slope, from)}" fill="none" stroke="${stroke}" stroke-width="5" stroke-linejoin="round"/>`;
  const labels = times(9, (index) =>
    text(120 + index * 120, 682, String(2018 + index), labelStyle("middle")),
  );
  return grid() + drawn(1.5, 560, colour) + drawn(-0.3, 480, ACCENT) + labels + axis();
}

/** Draws many points and a trend line. */
function dots(colour: string, random: () => number): string {
  const points = times(54, () => {
    const x = 140 + random() * 940;
    const y = 590 - (x - 140) * 0.33 + (random() - 0.5) * 170;
    return `<circle cx="${n(x)}" cy="${n(Math.min(620, Math.max(205, y)))}" r="8" fill="${colour}" opacity=".75"/>`;
  });
  return `${grid()}${points}<path d="M120 600L1110 270" stroke="${ACCENT}" stroke-width="4"/>${axis()}`;
}

/** Draws stations of a circle, with an arrow back to the first. */
function circle(colour: string, random: () => number): string {
  const count = 4 + Math.floor(random() * 3);
  const stations = times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [600 + Math.cos(angle) * 215, 440 + Math.sin(angle) * 215];
    const mark = text(x, y + 10, String(index + 1), `${labelStyle("middle", 30)} fill="#fff"`);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="46" fill="${index === 0 ? ACCENT : colour}"/>${mark}`;
  });
  return `<circle cx="600" cy="440" r="215" fill="none" stroke="${INK}" stroke-width="2.5" stroke-dasharray="2 9"/>${stations}`;
}

/** Draws steps of unequal height. */
function steps(colour: string, random: () => number): string {
  const count = 5 + Math.floor(random() * 2);
  let y = 640;
  const path = Array.from({ length: count }, () => {
    y -= 46 + random() * 50;
    return `V${n(y)}h${n(980 / count)}`;
  }).join("");
  return `<path d="M110 640${path}V640Z" fill="${colour}"/><path d="M110 640${path}" fill="none" stroke="${ACCENT}" stroke-width="6"/>${axis()}`;
}

const grid = () =>
  times(4, (index) => `<path d="M110 ${250 + index * 98}H1110" stroke="#d6d5cd" stroke-width="1.5"/>`);
const axis = () => `<path d="M110 640H1110" stroke="${INK}" stroke-width="2.5"/>`;
const labelStyle = (anchor: string, size = 20) =>
  `font-family="${SANS}" font-size="${size}" text-anchor="${anchor}"${size === 20 ? ` fill="${FAINT}"` : ""}`;
const n = (value: number) => value.toFixed(1);

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

function text(x: number, y: number, words: string, style: string): string {
  const safe = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${n(x)}" y="${n(y)}" ${style}>${safe}</text>`;
}

/** Creates a small generator: the same name gives the same numbers, each in [0, 1). */
export function createRandom(name: string): () => number {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    state = (state ^ (state >>> 16)) + 0x6d2b79f5;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(items: readonly [T, ...T[]], random: () => number): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
