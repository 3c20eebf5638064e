import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { becomes } from "../harness/reader.js";
import { it } from "../harness/test.js";

/** Pages with widgets that show text, fields, tiles and entries. */
const PAGES = [
  "/2026/10/say-no-in-the-first-minute",
  "/product/the-napkin-and-the-plan/10011",
  "/email-newsletters",
  "/case-selections",
  "/search?q=strategy",
];

/** Returns the distinct color schemes of the page's widgets. */
const schemesOn = (page: Page) =>
  page.evaluate(() => {
    const widgets = [...document.querySelectorAll("*")].filter(
      ({ localName, shadowRoot }) => shadowRoot && localName.startsWith("quire-"),
    );
    return [...new Set(widgets.map((widget) => getComputedStyle(widget).colorScheme))];
  });

it("shows the site and its widgets legibly in dark colors when the system is dark", async ({ visits }) => {
  const page = await visits.open("/", { colorScheme: "dark" });
  for (const address of PAGES) {
    await page.goto(address);
    await becomes(page, "anonymous");
    await expect.poll(() => schemesOn(page)).toEqual(["dark"]);
    expect(await violationsOn(page), address).toEqual([]);
  }
});
