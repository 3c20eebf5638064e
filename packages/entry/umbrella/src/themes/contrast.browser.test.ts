import { getHostRoot } from "@quire/core/frame";
import { afterEach, expect, it } from "vitest";
import highContrast from "./high-contrast.css?inline";
import newspaper from "./newspaper.css?inline";
import soft from "./soft.css?inline";

afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

/** Ten hues, each in a dark, a medium and a light tone. */
const ACCENTS = [0.3, 0.6, 0.88].flatMap((lightness) =>
  Array.from({ length: 10 }, (_, i) => `oklch(${lightness} 0.14 ${i * 36})`),
);

/** Returns a color as painted in sRGB, which clips colors outside its range. */
function paint(color: string): Uint8ClampedArray {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [...paint(color)].map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
/** Mounts a host with the given tokens. Returns a function that resolves its short names to colors. */
function mountHost(tokens: Readonly<Record<string, string>>): (name: string) => string {
  const host = document.body.appendChild(document.createElement("div"));
  for (const [name, value] of Object.entries(tokens)) host.style.setProperty(`--quire-color-${name}`, value);
  const probe = getHostRoot(host).appendChild(document.createElement("p"));
  return (name) => {
    probe.style.color = `var(--_${name})`;
    return getComputedStyle(probe).color;
  };
}

it.each(["light", "dark"] as const)(
  "has a contrast of 4.5:1 for text on and in 30 accents, in a %s scheme (beyond-80)",
  (scheme) => {
    const all = ACCENTS.map((accent) => {
      const used = mountHost({ accent, scheme });
      return {
        accent,
        on: contrast(used("on-accent"), used("accent")),
        hovered: contrast(used("on-accent"), used("accent-strong")),
        link: contrast(used("link"), used("surface")),
        focus: contrast(used("focus"), used("surface")),
      };
    });
    const isBad = ({ on, hovered, link, focus }: (typeof all)[number]) =>
      on < 4.5 || hovered < 4.5 || link < 4.5 || focus < 3;
    expect(all.filter(isBad)).toEqual([]);
  },
);

it("derives legible grays from twelve surfaces (beyond-396)", () => {
  const surfaces = [
    ...["#fff", "#faf3e7", "#eef4fb", "#f6edf7", "#e9f5ec", "#fde8e4"].map((surface) => ({
      surface,
      scheme: "light",
    })),
    ...["#000", "#121212", "#101c2c", "#241a2b", "#0f241a", "#2a1512"].map((surface) => ({
      surface,
      scheme: "dark",
    })),
  ];
  const all = surfaces.map((tokens) => {
    const used = mountHost(tokens);
    const on = (name: string, ground = "surface") => contrast(used(name), used(ground));
    return {
      ...tokens,
      text: Math.min(on("text"), on("text", "field")),
      muted: Math.min(on("muted"), on("muted", "field")),
      fieldLine: on("field-line", "field"),
      error: on("error"),
    };
  });
  const isBad = ({ text, muted, fieldLine, error }: (typeof all)[number]) =>
    text < 7 || muted < 4.5 || fieldLine < 3 || error < 4.5;
  expect(all.filter(isBad)).toEqual([]);
});

it("has a dark set of colors when the page sets only the scheme (beyond-396)", () => {
  const used = mountHost({ scheme: "dark" });
  expect(["surface", "text", "accent", "focus"].map(used)).toEqual([
    "rgb(30, 28, 25)",
    "rgb(236, 231, 222)",
    "rgb(141, 180, 238)",
    "rgb(168, 200, 248)",
  ]);
  expect(contrast(used("on-accent"), used("accent"))).toBeGreaterThan(4.5);
});

it.each([
  { name: "newspaper", sheet: newspaper, least: 4.5 },
  { name: "soft", sheet: soft, least: 4.5 },
  { name: "high-contrast", sheet: highContrast, least: 7 },
])("has legible colors in both schemes in the theme $name (beyond-397)", ({ sheet, least }) => {
  const theme = new CSSStyleSheet();
  theme.replaceSync(sheet);
  document.adoptedStyleSheets = [theme];
  const all = ["light", "dark"].flatMap((scheme) => {
    const used = mountHost({ scheme });
    const pairs = ["text", "muted", "error", "success", "link"].map((name) => [name, "surface"] as const);
    return [...pairs, ["on-accent", "accent"] as const, ["on-accent", "accent-strong"] as const].map(
      ([name, ground]) => ({ scheme, name, ground, ratio: contrast(used(name), used(ground)) }),
    );
  });
  expect(all.filter(({ ratio }) => ratio < least)).toEqual([]);
});

it("keeps the colors that a page sets", () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.setProperty("--quire-color-accent", "#ffd400");
  host.style.setProperty("--quire-color-on-accent", "#123456");
  const probe = getHostRoot(host).appendChild(document.createElement("p"));
  probe.style.color = "var(--_on-accent)";
  expect(getComputedStyle(probe).color).toBe("rgb(18, 52, 86)");
});
