import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";

afterEach(() => document.body.replaceChildren());

const PRODUCTS = ["Four Seconds", "Norrland Ovens", "The Complaint Desk", "Quiet Negotiators"];
const MARKUP = PRODUCTS.map((title, index) => `<article><a href="#${index}">${title}</a></article>`).join("");

interface Given {
  readonly content?: string;
  readonly width?: number;
  readonly slides?: number;
  readonly dir?: string;
  readonly items?: unknown;
}

async function insert({ content = MARKUP, width = 400, slides = 1, dir = "ltr", items }: Given = {}) {
  const place = document.createElement("div");
  place.style.cssText = `inline-size:${width}px;--quire-product-carousel-slides:${slides}`;
  place.dir = dir;
  const host = document.createElement("quire-product-carousel");
  if (items) host.setAttribute("items", JSON.stringify(items));
  host.innerHTML = content;
  place.append(host);
  document.body.append(place);
  await expect.poll(() => host.dataset.state).not.toBe("loading");
  return host;
}

const parts = (host: HTMLElement, name: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${name}"]`) ?? []),
];
const dots = (host: HTMLElement) => parts(host, "dot");
const current = (host: HTMLElement) => dots(host).findIndex((dot) => dot.ariaCurrent === "true");

const currentName = (host: HTMLElement) => dots(host)[current(host)]?.ariaLabel;

/** Returns the titles of the slides that are completely visible. */
function seen(host: HTMLElement): string[] {
  const [track] = parts(host, "track");
  const { left = 0, right = 0 } = track?.getBoundingClientRect() ?? {};
  const slides = [...host.children].filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 && box.width > 0;
  });
  return slides.map(({ textContent }) => textContent);
}

const getWords = (slide: HTMLElement) =>
  [...slide.querySelectorAll("a, p, span")].map(({ textContent }) => textContent);
const shows = (host: HTMLElement, titles: readonly string[]) => expect.poll(() => seen(host)).toEqual(titles);

it("shows one product at a time, a dot for each, and no arrows (content-2.57)", async () => {
  const host = await insert();
  expect(seen(host)).toEqual(["Four Seconds"]);
  expect(dots(host).map(({ ariaLabel }) => ariaLabel)).toEqual(
    [1, 2, 3, 4].map((number) => `Page ${number} of 4`),
  );
  expect(current(host)).toBe(0);
  expect(host.shadowRoot?.querySelectorAll("button").length).toBe(4);
});

it("scrolls to a dot's product, and marks the dot as current (content-2.57)", async () => {
  const host = await insert();
  dots(host)[2]?.click();
  expect(current(host)).toBe(2);
  await shows(host, ["The Complaint Desk"]);
  expect(current(host)).toBe(2);
});

it("shows as many slides as the page sets, and may show fewer on the last page", async () => {
  const host = await insert({ width: 640, slides: 3 });
  expect(seen(host)).toEqual(PRODUCTS.slice(0, 3));
  expect(dots(host).length).toBe(2);
  dots(host)[1]?.click();
  await shows(host, PRODUCTS.slice(1));
  expect(current(host)).toBe(1);
});

it("shows one slide when only one fits, whatever number the page sets", async () => {
  const host = await insert({ width: 200, slides: 4 });
  expect(seen(host)).toEqual(["Four Seconds"]);
  expect(dots(host).length).toBe(4);
});

it("has no dots and no tab stop when all slides fit", async () => {
  const host = await insert({ width: 900, slides: 4 });
  expect(seen(host)).toEqual(PRODUCTS);
  expect(parts(host, "dots")[0]?.checkVisibility()).toBe(false);
  expect(parts(host, "track")[0]?.tabIndex).toBe(-1);
});

it("adapts when its container becomes narrower", async () => {
  const host = await insert({ width: 900, slides: 4 });
  if (host.parentElement) host.parentElement.style.inlineSize = "200px";
  await expect.poll(() => dots(host).length).toBe(4);
  expect(parts(host, "dots")[0]?.checkVisibility()).toBe(true);
});

it.each([
  ["ltr", "{ArrowRight}", "{ArrowLeft}"],
  ["rtl", "{ArrowLeft}", "{ArrowRight}"],
])("%s: keys move in reading direction, also in quick succession", async (dir, on, back) => {
  const host = await insert({ dir });
  parts(host, "track")[0]?.focus();
  await userEvent.keyboard(`${on}${on}`);
  await shows(host, ["The Complaint Desk"]);
  await userEvent.keyboard(back);
  await shows(host, ["Norrland Ovens"]);
  await userEvent.keyboard("{End}");
  await shows(host, ["Quiet Negotiators"]);
  expect(current(host)).toBe(3);
  await userEvent.keyboard(`${on}{Home}${back}`);
  await shows(host, ["Four Seconds"]);
  expect(current(host)).toBe(0);
});

it("moves focus from dot to dot by keys", async () => {
  const host = await insert();
  dots(host)[0]?.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(host.shadowRoot?.activeElement).toBe(dots(host)[1]);
  await shows(host, ["Norrland Ovens"]);
});

it("ignores keys that are typed into a slide's field", async () => {
  const host = await insert({ content: `<article><input value="12"></article>${MARKUP}` });
  host.querySelector("input")?.focus();
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(current(host)).toBe(0);
});

it("scrolls to a link that Tab focuses, and marks its dot as current", async () => {
  const host = await insert();
  host.querySelectorAll("a")[1]?.focus();
  await shows(host, ["Norrland Ovens"]);
  await expect.poll(() => currentName(host)).toBe("Page 2 of 4");
});

it("follows the user's scrolling, also during a scroll animation to a dot's page", async () => {
  const host = await insert();
  const [track] = parts(host, "track");
  dots(host)[3]?.click();
  track?.dispatchEvent(new WheelEvent("wheel"));
  track?.scrollTo({ left: 424, behavior: "instant" });
  await shows(host, ["Norrland Ovens"]);
  await expect.poll(() => currentName(host)).toBe("Page 2 of 4");
});

it("updates its dots when the page adds or removes slides", async () => {
  const host = await insert();
  host.insertAdjacentHTML("beforeend", "<article>The fifth</article>");
  await expect.poll(() => dots(host).length).toBe(5);
  host.firstElementChild?.remove();
  host.firstElementChild?.remove();
  await expect.poll(() => dots(host).length).toBe(3);
});

it("skips elements that an editor leaves between slides", async () => {
  const host = await insert({
    content: `<p></p>${MARKUP.replaceAll("</article>", "</article><br>")}<p></p>`,
  });
  expect(dots(host).length).toBe(4);
});

it("has the state empty and no height without slides", async () => {
  const host = await insert({ content: "" });
  expect(host.dataset.state).toBe("empty");
  expect(host.offsetHeight).toBe(0);
});

it("shows products from data, without links for unsafe addresses", async () => {
  const host = await insert({
    items: [
      { title: "Four Seconds", href: "/product/10023", authors: ["Ida Falk", "Per Ek"], price: "$12.95" },
      { title: "Norrland Ovens", href: "javascript:alert(1)", image: "javascript:alert(1)" },
    ],
  });
  expect(parts(host, "slide").map(getWords)).toEqual([
    ["Four Seconds", "Ida Falk, Per Ek", "$12.95"],
    ["Norrland Ovens"],
  ]);
  expect(parts(host, "title").map((title) => title.getAttribute("href"))).toEqual(["/product/10023", null]);
  expect(parts(host, "cover")).toEqual([]);
  expect(dots(host).length).toBe(2);
});

it("shows the page's markup when the data are invalid", async () => {
  const host = await insert({ items: [{ title: 7 }] });
  expect(seen(host)).toEqual(["Four Seconds"]);
});

it("animates scrolling only when the user does not prefer reduced motion", async () => {
  const host = await insert();
  const [track] = parts(host, "track");
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const rules = host.shadowRoot?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) ?? [];
  const gliding = rules.filter((rule) => rule.cssText.includes("scroll-behavior: smooth"));
  expect(gliding.map((rule) => rule instanceof CSSMediaRule && rule.conditionText)).toEqual([
    "(prefers-reduced-motion: no-preference)",
  ]);
  expect(track && getComputedStyle(track).scrollBehavior).toBe(isReduced ? "auto" : "smooth");
});

it("works on a zoomed page", async () => {
  const host = await insert();
  document.body.style.zoom = "1.5";
  dots(host)[2]?.click();
  await shows(host, ["The Complaint Desk"]);
  await expect.poll(() => current(host)).toBe(2);
  document.body.style.removeProperty("zoom");
  await page.viewport(1280, 720);
});
