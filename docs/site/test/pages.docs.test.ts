import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { at } from "../../../tools/workspace.mjs";
import { OUTPUT, openDocs } from "./open-docs.js";

const axeScript = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let docs: Awaited<ReturnType<typeof openDocs>>;
let page: Page;

beforeAll(async () => {
  docs = await openDocs();
});
afterAll(() => docs.close());
beforeEach(async () => {
  page = await docs.browser.newPage();
});
afterEach(() => page.close());

const htmlFiles = () => globSync("**/index.html", { cwd: OUTPUT }).map((file) => join(OUTPUT, file));
const read = (file: string) => readFileSync(file, "utf8");
const getIds = (text: string) => new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

/** Lists the addresses in a page's attributes. */
const getAddresses = (text: string) =>
  [
    ...text
      .replaceAll(/<code[ >][\s\S]*?<\/code>/g, "")
      .matchAll(/\s(?:href|src|data-light|data-frame|data-examples)="([^"]*)"/g),
  ].map(([, address = ""]) => address.replaceAll("&#38;", "&").replaceAll("&amp;", "&"));

function findTarget(file: string, address: string): string | undefined {
  const [path = ""] = address.split(/[?#]/);
  const target = path === "" ? file : join(dirname(file), decodeURIComponent(path));
  return [target, join(target, "index.html")].find((one) => /\.\w+$/.test(one) && existsSync(one));
}

function getDeadLinks(file: string): string[] {
  const text = read(file);
  const isInternal = (address: string) => !/^(\w+:|\/\/)/.test(address);
  return getAddresses(text)
    .filter(isInternal)
    .filter((address) => {
      const target = findTarget(file, address);
      if (!target || address.startsWith("/")) return true;
      const hash = decodeURIComponent(address.split("#")[1] ?? "");
      return hash !== "" && target.endsWith(".html") && !getIds(read(target)).has(hash);
    })
    .map((address) => `${relative(OUTPUT, file)}: ${address}`);
}

it("has no dead link or anchor (beyond-360)", () => {
  expect(htmlFiles().length).toBeGreaterThan(100);
  expect(htmlFiles().flatMap(getDeadLinks)).toEqual([]);
});

it("is below /docs/ on the example site (beyond-360)", async () => {
  const { serve } = await import(at("examples/cms/dist/serve.js"));
  const served = await serve({ file: ":memory:", passwordCost: 4 });
  try {
    for (const path of ["docs", "docs/start/", "docs/start.md", "docs/live/mini-cart-1.html"])
      expect((await fetch(`${served.site}/${path}`)).status).toBe(200);
    expect((await fetch(`${served.site}/docs/none/`)).status).toBe(404);
  } finally {
    await served.close();
  }
});

it("finds a page by the search at any path (beyond-360)", async () => {
  await page.goto(docs.site);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByPlaceholder("Search").fill("mini cart");
  await page.getByRole("link", { name: "Mini cart", exact: true }).first().click();
  await expect.poll(() => page.url()).toContain(`${docs.site}widgets/mini-cart/`);
});

it.each(["sign-out", "idempotency key", "prerender"])(
  "lists no page about the project itself first for %s (beyond-360)",
  async (words) => {
    await page.goto(docs.site);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByPlaceholder("Search").fill(words);
    const first = page.locator(".pagefind-ui__result-link").first();
    await first.waitFor();
    expect(await first.getAttribute("href")).not.toMatch(/decisions|specification|contributing|architecture/);
  },
);

it("has a Markdown twin for each page, and lists it in llms.txt (beyond-363)", () => {
  const list = read(join(OUTPUT, "llms.txt"));
  const slugs = htmlFiles()
    .map((file) => relative(OUTPUT, dirname(file)))
    .filter((slug) => slug !== "");
  expect(slugs.filter((slug) => !existsSync(join(OUTPUT, `${slug}.md`)))).toEqual([]);
  expect(slugs.filter((slug) => !list.includes(`(${slug}.md)`))).toEqual([]);
});

it("links the Markdown twins to each other (beyond-363)", () => {
  const dead = globSync("**/*.md", { cwd: OUTPUT }).flatMap((file) => {
    const text = read(join(OUTPUT, file)).replaceAll(/```[\s\S]*?```|`[^`]*`/g, "");
    return [...text.matchAll(/\]\(([^)#?]+)[^)]*\)/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !/^(\w+:|\/)/.test(address))
      .filter((address) => !existsSync(join(OUTPUT, dirname(file), address)))
      .map((address) => `${file}: ${address}`);
  });
  expect(dead).toEqual([]);
});

it("gives the markup of an example in four forms (beyond-364)", async () => {
  await page.goto(`${docs.site}widgets/mini-cart/`);
  const example = page.locator(".code-tabs").first();
  for (const [tab, code] of [
    ["HTML", "<quire-mini-cart>"],
    ["Data mount", '<div data-quire="mini-cart">'],
    ["React", "<MiniCart>"],
    ["WordPress", "<!-- wp:html -->"],
  ] as const) {
    await example.getByRole("tab", { name: tab }).click();
    expect(await example.getByRole("tabpanel").textContent()).toContain(code);
  }
});

it("shows the error code that a finding links to (beyond-365, beyond-404)", async () => {
  await page.goto(`${docs.site}errors/#chunk/failed`);
  const isShown = () =>
    page.getByRole("heading", { name: "chunk/failed" }).evaluate((heading) => {
      const { top } = heading.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });
  await expect.poll(isShown).toBe(true);
});

it("shows the markup of the address in the playground, without its scripts (beyond-366)", async () => {
  const markup = '<quire-show-more><p>Short.</p></quire-show-more><img src="no" onerror="document.title=1">';
  await page.goto(`${docs.site}playground/#${encodeURIComponent(markup)}`);
  const frame = page.frameLocator(".playground iframe");
  await expect.poll(() => frame.locator("quire-show-more").getAttribute("data-state")).toBe("ready");
  expect(await frame.locator("html").evaluate(({ ownerDocument }) => ownerDocument.title)).toContain(
    "playground",
  );
});

it("loads an example in the light build and without script (beyond-361)", async () => {
  await page.goto(`${docs.site}widgets/show-more/`);
  const frame = page.frameLocator(".example iframe");
  const getLoader = () => frame.locator("script[data-api]").getAttribute("src");
  await page.getByLabel("Runs as").selectOption("Light build");
  await expect.poll(getLoader).toBe("../quire-light/quire.classic.js");
  await expect.poll(() => frame.locator("quire-show-more").getAttribute("data-state")).toBe("ready");
  await page.getByLabel("Runs as").selectOption("No script");
  await expect.poll(() => frame.locator("quire-show-more").getAttribute("data-state")).toBeNull();
  await expect.poll(getLoader).toBe("../quire/quire.classic.js");
});

const PAGES = ["", "start/", "widgets/mini-cart/", "guides/pages/", "errors/"];
const SCREENS = PAGES.flatMap((path) => [
  { path, width: 1280, colorScheme: "light" as const },
  { path, width: 375, colorScheme: "dark" as const },
]);

it.each(SCREENS)("passes axe on /$path at $width px (beyond-362)", async ({ path, ...screen }) => {
  await page.emulateMedia({ colorScheme: screen.colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width: screen.width, height: 900 });
  await page.goto(docs.site + path);
  await page.addScriptTag({ path: axeScript });
  const violations = await page.evaluate(async () => {
    // The frames are pages of their own. Each widget's own tests judge them.
    const { violations: found } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(
      { exclude: ["iframe"] },
      { resultTypes: ["violations"] },
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width);
});

it("changes the preview, the contrasts and the CSS in the theme editor (beyond-398)", async () => {
  await page.goto(`${docs.site}theme-editor/`);
  const rows = page.locator(".theme-contrasts tbody tr");
  await expect.poll(() => rows.count()).toBe(8);
  await page.getByLabel("Start from").selectOption("newspaper");
  const css = page.getByRole("region", { name: "CSS of the theme" });
  await expect.poll(() => css.textContent()).toContain("--quire-density: 0.9");
  await page.getByLabel("Accent").fill("#ffd400");
  await expect.poll(() => css.textContent()).toContain("--quire-color-accent: light-dark(#ffd400,");
  expect(await page.locator(".theme-contrasts [data-low]").count()).toBe(0);
  const frame = page.frameLocator(".theme-editor iframe");
  const getAccent = () =>
    frame.locator("html").evaluate((root) => root.style.getPropertyValue("--quire-color-accent"));
  expect(await getAccent()).toContain("#ffd400");
  await page.reload();
  await expect.poll(() => css.textContent()).toContain("#ffd400");
});
