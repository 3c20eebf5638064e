import { afterEach, expect, it } from "vitest";
import { hostRoot } from "./shell.js";

afterEach(() => document.body.replaceChildren());

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
/** Colors that a host derives from an accent, in both schemes. */
function contrasts(accent: string, scheme: "light" | "dark"): { on: number; link: number } {
  const host = document.body.appendChild(document.createElement("div"));
  const tokens = { accent, scheme, surface: scheme === "dark" ? "#1d1b18" : "#fffdf9" };
  for (const [name, value] of Object.entries(tokens)) host.style.setProperty(`--quire-color-${name}`, value);
  const probe = hostRoot(host).appendChild(document.createElement("p"));
  const used = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  return {
    on: contrast(used("--_on-accent"), used("--_accent")),
    link: contrast(used("--_link"), used("--_surface")),
  };
}

it.each(["light", "dark"] as const)(
  "has a contrast of 4.5:1 for text on and in 30 accents, in a %s scheme (beyond-80)",
  (scheme) => {
    const all = ACCENTS.map((accent) => ({ accent, ...contrasts(accent, scheme) }));
    expect(all.filter(({ on, link }) => on < 4.5 || link < 4.5)).toEqual([]);
  },
);

it("keeps the colors that a page sets", () => {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.setProperty("--quire-color-accent", "#ffd400");
  host.style.setProperty("--quire-color-on-accent", "#123456");
  const probe = hostRoot(host).appendChild(document.createElement("p"));
  probe.style.color = "var(--_on-accent)";
  expect(getComputedStyle(probe).color).toBe("rgb(18, 52, 86)");
});
