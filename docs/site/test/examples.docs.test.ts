import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { findOverflow } from "./find-overflow.js";
import { OUTPUT, openDocs } from "./open-docs.js";

interface Example {
  readonly id: string;
  readonly widget: string;
  readonly press?: string;
  readonly query?: string;
  readonly state: string;
}

const examples: readonly Example[] = JSON.parse(readFileSync(join(OUTPUT, "live/examples.json"), "utf8"));

let docs: Awaited<ReturnType<typeof openDocs>>;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  docs = await openDocs();
});
afterAll(() => docs.close());
beforeEach(async () => {
  problems.length = 0;
  page = await docs.browser.newPage();
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
});
afterEach(() => page.close());

it("has an example of each widget (beyond-361)", () => {
  const { modules } = JSON.parse(readFileSync(join(OUTPUT, "quire/custom-elements.json"), "utf8"));
  const tags = modules.flatMap((one: { declarations: { tagName: string }[] }) =>
    one.declarations.map(({ tagName }) => tagName),
  );
  const shown = examples.map(({ widget }) => `quire-${widget}`);
  expect(tags.filter((tag: string) => !shown.includes(tag))).toEqual([]);
});

const getState = (widget: string) =>
  page.evaluate(
    (name) =>
      document.querySelector<HTMLElement>(`quire-${name}, [data-quire-widget="${name}"]`)?.dataset.state,
    widget,
  );

it.each(examples)("shows the example $id in its state (beyond-361)", async (example) => {
  await page.goto(`${docs.site}live/${example.id}.html?${example.query ?? ""}`);
  if (example.press) await page.locator(example.press).first().click();
  await expect.poll(() => getState(example.widget)).toBe(example.state);
  expect(problems).toEqual([]);
});

/** The header spans its page. */
const inSidebars = examples.filter(({ widget }) => widget !== "header");

it.each(inSidebars)("shows the example $id in 200 px (beyond-406)", async (example) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${docs.site}live/${example.id}.html?lang=de&${example.query ?? ""}`);
  await page.evaluate(() => Object.assign(document.body.style, { inlineSize: "200px", padding: "0" }));
  if (example.press) await page.locator(example.press).first().click();
  await expect.poll(() => getState(example.widget)).toBe(example.state);
  expect(await page.evaluate(findOverflow)).toEqual([]);
});

it.each(examples.filter(({ id }) => /^(mini-cart|paywall|stream-list)/.test(id)))(
  "shows the example $id in the light build (beyond-361)",
  async (example) => {
    await page.goto(`${docs.site}live/${example.id}.light.html`);
    if (example.press) await page.locator(example.press).first().click();
    await expect.poll(() => getState(example.widget)).toBe(example.state);
    expect(problems).toEqual([]);
  },
);
