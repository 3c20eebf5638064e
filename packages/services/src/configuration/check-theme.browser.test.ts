import { expectAfter, holdTime } from "@quire/conformance/held-time";
import { runtime } from "@quire/core";
import { getHostRoot } from "@quire/core/frame";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkTheme } from "./check-theme.js";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.fonts.clear();
});

const getLines = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

/** Checks two widgets with these tokens. */
function check(tokens: Readonly<Record<string, string>>): HTMLElement {
  const hosts = [1, 2].map(() => {
    const host = document.body.appendChild(document.createElement("div"));
    for (const [name, value] of Object.entries(tokens)) host.style.setProperty(`--quire-${name}`, value);
    getHostRoot(host);
    return host;
  });
  for (const host of hosts) checkTheme(host);
  return hosts[0] as HTMLElement;
}

it.each([
  ["an accent like the surface", { "color-accent": "#fff8d0" }, /The accent #fff8d0 has a contrast of 1:1/],
  [
    "a dark accent on a dark surface",
    { "color-accent": "#444", "color-scheme": "dark" },
    /The accent #444 has a contrast of 1\.\d:1/,
  ],
  [
    "illegible text on the accent",
    { "color-accent": "#7a1f3d", "color-on-accent": "#8a2f4d" },
    /Text on the accent has a contrast of 1\.\d:1/,
  ],
  ["an accent that is no color", { "color-accent": "bleu" }, /theme\/color: --quire-color-accent is "bleu"/],
] as const)("reports %s once (beyond-405)", (_, tokens, line) => {
  check(tokens);
  expect(getLines()).toEqual([expect.stringMatching(line)]);
});

it.each([
  {},
  { "color-accent": "#7a1f3d" },
  { "color-accent": "light-dark(#7a1f3d, #eea3bd)", "color-scheme": "dark" },
  { "color-accent": "#8db4ee", "color-surface": "#101c2c" },
])("accepts the tokens %j", (tokens) => {
  check(tokens);
  expect(getLines()).toEqual([]);
});

it("keeps links legible when the accent is no color (beyond-405)", () => {
  const host = check({ "color-accent": "bleu" });
  const link = getHostRoot(host).appendChild(document.createElement("p"));
  link.style.color = "var(--_link)";
  expect(getComputedStyle(link).color).toBe(getComputedStyle(host).color);
});

it("reports a font that fails once, and shows the system's (beyond-405)", async () => {
  const face = new FontFace("Missing Serif", "url(/none.woff2)");
  document.fonts.add(face);
  await face.load().catch(() => {});
  const host = check({ "font-text": '"Missing Serif"' });
  await expect.poll(getLines).toEqual([expect.stringContaining('theme/font: The font "Missing Serif"')]);
  expect(getComputedStyle(host).fontFamily).toMatch(/^"Missing Serif", system-ui, /);
});

it("reports a font that has not arrived after ten seconds (beyond-405)", async () => {
  holdTime();
  const endless = { family: "Endless", status: "loading" };
  const fonts = Object.assign([endless], { ready: new Promise(() => {}), clear() {} });
  vi.spyOn(Document.prototype, "fonts", "get").mockReturnValue(fonts as unknown as FontFaceSet);
  check({ "font-text": "Endless, serif" });
  await expectAfter(10_000, () => getLines().length > 0);
});

it("accepts a font that the page does not load itself", async () => {
  check({ "font-text": '"Helvetica Neue", Arial, sans-serif' });
  await document.fonts.ready;
  expect(getLines()).toEqual([]);
});
