import { expect, it } from "vitest";
import { getDownloads } from "./downloads-for.js";

const files = {
  asset: "the napkin.svg",
  downloads: [
    { link: "/visual-library/download/9/the%20napkin.svg", format: "SVG" },
    { link: "/files/napkin.pdf", format: "PDF" },
  ],
};
const nobody = { subscriberId: "", isPaywallEnabled: false };

it("lets a subscriber download at /visual-library/download/{subscriberId}/{asset} (content-2.12, content-3.17, content-6.7)", () => {
  expect(getDownloads(files, { ...nobody, subscriberId: "a/7" })).toEqual([
    { href: "/visual-library/download/a%2F7/the%20napkin.svg", format: "SVG" },
    { href: "/files/napkin.pdf", format: "PDF" },
  ]);
});

it("returns download links for everyone with the paywall flag (content-6.7)", () => {
  const [own, other] = getDownloads(files, { ...nobody, isPaywallEnabled: true });
  expect(own?.href).toBe("/visual-library/download/guest/the%20napkin.svg");
  expect(other?.href).toBe("/files/napkin.pdf");
});

it("returns no downloads for other users (content-6.7)", () => {
  expect(getDownloads(files, nobody)).toEqual([]);
});

it("returns only the other files without an asset", () => {
  const { downloads } = files;
  expect(getDownloads({ asset: "", downloads }, { ...nobody, subscriberId: "7" })).toHaveLength(2);
});

it.each([
  "javascript:alert(1)",
  "java\nscript:a",
  " \u0001javascript:a",
  "data:text/html,a",
  "vbscript:a",
  "",
])("ignores the file address %j (robustness-8)", (link) => {
  const downloads = [{ link, format: "PDF" }];
  expect(getDownloads({ asset: "", downloads }, { ...nobody, subscriberId: "7" })).toEqual([]);
});
