import { ownDocument, reportFault } from "@quire/core";

/** Milliseconds after which a font counts as missing. */
const FONT_TIMEOUT_MS = 10_000;

/** Checks the accent and the fonts that a page gives to a widget. Each fault is reported once a page. */
export function checkTheme(element: HTMLElement): void {
  const style = getComputedStyle(element);
  const get = (name: string) => style.getPropertyValue(name).trim();
  const accent = get("--quire-color-accent");
  if (accent) checkAccent(accent, get, style.colorScheme);
  for (const name of ["--quire-font-text", "--quire-font-heading"]) checkFont(name, get(name));
}

function checkAccent(accent: string, get: (name: string) => string, scheme: string): void {
  if (!CSS.supports("color", accent)) {
    reportFault("theme/color", `--quire-color-accent is "${accent}", which is not a color.`, {
      why: "Buttons have no background, and links have the color of the text.",
      fix: "Write a color of CSS, such as #7a1f3d.",
    });
    return;
  }
  const measure = (color: string, ground: string) => getContrast(color, ground, scheme);
  const withSurface = measure(accent, get("--_surface"));
  if (withSurface < 3)
    reportFault(
      "theme/contrast",
      `The accent ${accent} has a contrast of ${format(withSurface)} with the surface.`,
      {
        why: "Links and the focus ring are made darker or lighter, until they are legible.",
        fix: "Give --quire-color-accent a contrast of 3:1 or more. The theme editor of the documentation shows it.",
      },
    );
  const onAccent = get("--quire-color-on-accent");
  const ofText = onAccent ? measure(onAccent, accent) : Number.POSITIVE_INFINITY;
  if (ofText < 4.5)
    reportFault("theme/contrast", `Text on the accent has a contrast of ${format(ofText)}.`, {
      why: `--quire-color-on-accent is ${onAccent}, on ${accent}.`,
      fix: "Remove --quire-color-on-accent. Quire then chooses black or white.",
    });
}

const format = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

/** Returns the contrast of two colors in a color scheme, by WCAG. A missing color counts as legible. */
function getContrast(one: string, other: string, scheme: string): number {
  const colors = [one, other].map((color) => getLuminance(color, scheme));
  const [light, dark] = colors.sort((a, b) => b - a);
  return light === undefined || dark === undefined || Number.isNaN(light + dark)
    ? Number.POSITIVE_INFINITY
    : (light + 0.05) / (dark + 0.05);
}

function getLuminance(color: string, scheme: string): number {
  const context = ownDocument.createElement("canvas").getContext("2d");
  if (!context || !CSS.supports("color", color)) return Number.NaN;
  // The canvas does not know the color scheme, on which `light-dark()` depends.
  const probe = ownDocument.createElement("span");
  probe.style.colorScheme = scheme;
  probe.style.color = color;
  ownDocument.documentElement.append(probe);
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const getName = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, "$2");

/** Reports a web font of the page that fails, or that never arrives. */
async function checkFont(token: string, list: string): Promise<void> {
  const { fonts } = ownDocument;
  const [name = ""] = list.split(",").map(getName);
  const getFaces = () => [...fonts].filter(({ family }) => getName(family) === name);
  if (!name || getFaces().length === 0) return;
  await Promise.race([fonts.ready, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS))]);
  const states = getFaces().map(({ status }) => status);
  const isMissing = states.includes("error") || states.includes("loading");
  if (!isMissing || states.includes("loaded")) return;
  reportFault("theme/font", `The font "${name}" of ${token} did not load.`, {
    why: "The next font of the list shows, or that of the system.",
    fix: "Look for its file in the network panel. It needs CORS headers on another origin, and a place in font-src.",
  });
}
