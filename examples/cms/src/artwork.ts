import { createRandom, pick } from "@quire/example-reference-api";

/** Paper color, two overlapping ink colors, and a line color. */
interface Palette {
  readonly paper: string;
  readonly first: string;
  readonly second: string;
  readonly line: string;
}

type Random = () => number;
type Composition = (palette: Palette, random: Random) => string;

export const palettes: readonly [Palette, ...Palette[]] = [
  { paper: "#e6e9e4", first: "#1f4a3d", second: "#c6a15b", line: "#16211d" },
  { paper: "#ece7df", first: "#7d2e35", second: "#d9b48f", line: "#2a1a1a" },
  { paper: "#e3e8ec", first: "#23405c", second: "#b9926b", line: "#131c26" },
  { paper: "#ebe9e1", first: "#3f4a3c", second: "#c2714f", line: "#1d211b" },
  { paper: "#e8e5ea", first: "#43365a", second: "#b7a27a", line: "#1d1826" },
  { paper: "#e5ebea", first: "#1d5560", second: "#d08a57", line: "#10292e" },
];

const width = 1200;
const height = 800;

const compositions: readonly [Composition, ...Composition[]] = [
  sheets,
  arches,
  columns,
  orbits,
  field,
  weave,
];

/**
 * Draws an abstract picture in two inks as an SVG document of 3 to 2. The same name always gives the same
 * picture.
 */
export function artwork(name: string): string {
  const random = createRandom(name);
  const palette = pick(palettes, random);
  const picture = pick(compositions, random)(palette, random);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    picture,
    "</svg>",
  ].join("");
}

/** Draws folded sheets, one behind the other, which form a quire. */
function sheets({ first, second, line }: Palette, random: Random): string {
  const count = 6 + Math.floor(random() * 4);
  const lean = 18 + random() * 26;
  return times(count, (index) => {
    const x = 330 + index * 46;
    const y = 150 + index * (lean / 3);
    const fill = index === count - 1 ? first : index % 3 === 1 ? second : "none";
    const points = `${x},${y} ${x + 260},${y - lean * 2} ${x + 260},${y + 430 - lean * 2} ${x},${y + 430}`;
    return `<polygon points="${points}" fill="${fill}" stroke="${line}" stroke-width="3"/>`;
  });
}

/** Draws quarter circles on a grid. */
function arches({ first, second, line }: Palette, random: Random): string {
  const side = 200;
  return times(24, (index) => {
    const x = (index % 6) * side;
    const y = Math.floor(index / 6) * side;
    const turn = Math.floor(random() * 4) * 90;
    const fill = pick([first, first, second, line, "none"], random);
    const path = `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`;
    return `<path d="${path}" fill="${fill}" transform="translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})"/>`;
  });
}

/** Draws columns that rise unevenly, with one that stands out. */
function columns({ first, second, line }: Palette, random: Random): string {
  const count = 11;
  const chosen = 4 + Math.floor(random() * 6);
  const bars = times(count, (index) => {
    const tall = 120 + index * 34 + random() * 150;
    const fill = index === chosen ? second : first;
    return `<rect x="${130 + index * 88}" y="${680 - tall}" width="52" height="${tall}" fill="${fill}"/>`;
  });
  return `${bars}<path d="M80 680H1120" stroke="${line}" stroke-width="3"/>`;
}

/** Draws circles that share a tangent. */
function orbits({ first, second, line }: Palette, random: Random): string {
  const x = 420 + random() * 360;
  const rings = times(7, (index) => {
    const radius = 60 + index * 52;
    return `<circle cx="${x}" cy="${720 - radius}" r="${radius}" fill="none" stroke="${line}" stroke-width="3"/>`;
  });
  const disc = `<circle cx="${x}" cy="530" r="190" fill="${first}"/>`;
  const moon = `<circle cx="${x + (random() - 0.5) * 420}" cy="${180 + random() * 120}" r="74" fill="${second}"/>`;
  return disc + rings + moon;
}

/** Draws ruled lines that bend around a disc. */
function field({ first, second, line }: Palette, random: Random): string {
  const centre = 300 + random() * 600;
  const rules = times(19, (index) => {
    const y = 90 + index * 36;
    const bend = 150 * Math.exp(-(((y - 420) / 190) ** 2)) * (y < 420 ? -1 : 1);
    const path = `M0 ${y}H${centre - 300}Q${centre} ${y + bend * 2} ${centre + 300} ${y}H${width}`;
    return `<path d="${path}" fill="none" stroke="${line}" stroke-width="3"/>`;
  });
  return `<circle cx="${centre}" cy="405" r="118" fill="${pick([first, second], random)}"/>${rules}`;
}

/** Draws bands over and under one another. */
function weave({ first, second, paper }: Palette, random: Random): string {
  const lying = times(
    5,
    (index) => `<rect y="${70 + index * 145}" width="${width}" height="84" fill="${first}"/>`,
  );
  const standing = times(8, (index) => {
    const x = 60 + index * 145;
    const under = times(5, (row) =>
      (row + index) % 2 === 0
        ? `<rect x="${x - 7}" y="${70 + row * 145}" width="98" height="84" fill="${first}"/>`
        : "",
    );
    const band = `<rect x="${x - 6}" width="96" height="${height}" fill="${paper}"/>`;
    const thread = `<rect x="${x}" width="84" height="${height}" fill="${random() < 0.75 ? second : first}"/>`;
    return band + thread + under;
  });
  // Without crisp edges, touching bands would show hairlines between them.
  return `<g shape-rendering="crispEdges">${lying}${standing}</g>`;
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
