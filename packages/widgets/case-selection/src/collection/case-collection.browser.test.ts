import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { COLLECTIONS } from "../../test/collections.js";
import "../define/case-collection.js";
import { downloadsStore } from "../downloads.js";

const address = location.href;

beforeEach(async () => {
  await page.viewport(1280, 900);
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", address);
  downloadsStore().setState({ guarded: false, available: new Set() });
  scrollTo(0, 0);
});

const MARKUP = `
<quire-case-collection>
  <article data-collection id="harbours">
    <h3>Harbours &amp; Bridges</h3>
    <p>What a port
      costs.</p>
    <ul>
      <li><a href="/download/case-selections/harbours/1">Two Sellers</a> <p>A concession.</p></li>
      <li><a href="javascript:alert(1)">Unsafe</a></li>
    </ul>
  </article>
  <article data-collection id="banks"><h3>Banks</h3></article>
</quire-case-collection>`;

const FULL = `<quire-case-collection collections='${JSON.stringify(COLLECTIONS)}'></quire-case-collection>`;

function insert(html = FULL): HTMLElement {
  document.body.setHTMLUnsafe(html);
  const host = document.querySelector<HTMLElement>("quire-case-collection");
  if (!host) throw new Error("The test's markup has no collection.");
  return host;
}

async function mount(html = FULL, state = "ready"): Promise<HTMLElement> {
  const host = insert(html);
  await expect.poll(() => host.dataset.state).toBe(state);
  return host;
}

const all = (host: HTMLElement, name: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []);
const part = (host: HTMLElement, name: string) => {
  const [first] = all(host, name);
  if (!first) throw new Error(`There is no part "${name}".`);
  return first;
};
const titles = (host: HTMLElement) => all(host, "toggle").map((one) => one.textContent);
const getToggle = (host: HTMLElement, title: string) => {
  const found = all(host, "toggle").find((one) => one.textContent === title);
  if (!found) throw new Error(`There is no tile "${title}".`);
  return found;
};
const expandedTitles = (host: HTMLElement) =>
  all(host, "toggle")
    .filter((one) => one.ariaExpanded === "true")
    .map((one) => one.textContent);
const still = (host: HTMLElement) =>
  Promise.all(all(host, "tile").flatMap((tile) => tile.getAnimations().map(({ finished }) => finished)));
const INITIAL = COLLECTIONS.map(({ title }) => title);

it("shows case-study collections as tiles in a grid (accounts-2.29)", async () => {
  const host = await mount();
  expect(titles(host)).toEqual(INITIAL);
  const tops = all(host, "tile").map((tile) => tile.getBoundingClientRect().top);
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
});

it("expands a tile once on a double click, and collapses it on the next click (beyond-112)", async () => {
  const host = await mount();
  const [, second = ""] = INITIAL;
  await userEvent.dblClick(getToggle(host, second));
  await expect.poll(() => expandedTitles(host)).toEqual([second]);
  await still(host);
  await userEvent.click(getToggle(host, second));
  await expect.poll(() => expandedTitles(host)).toEqual([]);
});

it("takes collections from the markup in its tag", async () => {
  const host = await mount(MARKUP);
  expect(titles(host)).toEqual(["Harbours & Bridges", "Banks"]);
  expect(part(host, "description").textContent).toBe("What a port costs.");
  expect(all(host, "count").map((one) => one.textContent)).toEqual(["2 cases", "No cases"]);
  expect(part(host, "case-dek").textContent).toBe("A concession.");
  host.insertAdjacentHTML("beforeend", '<article data-collection id="x"><h3>Late</h3></article>');
  await expect.poll(() => titles(host)).toEqual(["Harbours & Bridges", "Banks", "Late"]);
});

it("has a download link for each case (accounts-2.31)", async () => {
  const host = await mount();
  getToggle(host, "The Long Table").click();
  await expect.poll(() => all(host, "download").some((one) => one.checkVisibility())).toBe(true);
  const links = all(host, "download").filter((one) => one.checkVisibility());
  expect(links.map((one) => one.getAttribute("href"))).toEqual(
    [1, 2, 3].map((iid) => `/download/case-selections/negotiation/${iid}`),
  );
  expect(links[0]?.ariaLabel).toBe("Download Two Sellers, One Harbour");
});

it("opens the overlay when a guest clicks Download of a PDF (beyond-180)", async () => {
  const host = await mount(MARKUP);
  expect(part(host, "download").dataset.quireDo).toBe("pdf-paywall");
  downloadsStore().setState({ available: new Set(["/download/case-selections/harbours/1"]) });
  await expect.poll(() => part(host, "download").dataset.quireDo).toBeUndefined();
});

it("renders no link for an unsafe address (robustness-8)", async () => {
  const host = await mount(MARKUP);
  expect(all(host, "download").length).toBe(1);
  expect(all(host, "case-title").map((one) => one.textContent)).toEqual(["Two Sellers", "Unsafe"]);
});

it("expands a tile on a click, and collapses it by its close button (accounts-2.30)", async () => {
  const host = await mount();
  getToggle(host, "Pricing in Thin Markets").click();
  await expect.poll(() => expandedTitles(host)).toEqual(["Pricing in Thin Markets"]);
  all(host, "close")
    .find((one) => one.checkVisibility())
    ?.click();
  await expect.poll(() => expandedTitles(host)).toEqual([]);
});

it("gives an expanded tile a full row, reorders the others, and restores the order on collapse (accounts-4.13)", async () => {
  const host = await mount();
  getToggle(host, "What the Auditor Saw").click();
  await expect.poll(() => titles(host)[3]).toBe("What the Auditor Saw");
  const [tile] = all(host, "tile-expanded");
  const mates = all(host, "tile").filter((one) => one !== tile);
  await still(host);
  const row = tile?.getBoundingClientRect();
  for (const mate of mates) {
    const { top, bottom } = mate.getBoundingClientRect();
    expect(bottom <= (row?.top ?? 0) || top >= (row?.bottom ?? 0)).toBe(true);
  }
  getToggle(host, "What the Auditor Saw").click();
  await expect.poll(() => titles(host)).toEqual(INITIAL);
});

it.each([
  ["desktop", 1280, 38.4],
  ["desktop, from 64.0625rem", 1025, 38.4],
  ["tablet, to 64rem", 1024, 19.2],
  ["tablet, from 48rem", 768, 19.2],
])(
  "makes an expanded tile 90 percent of the row, and adds the rem of %s (accounts-9.6, accounts-9.7)",
  async (_, width, more) => {
    await page.viewport(width, 900);
    const host = await mount();
    getToggle(host, "The Long Table").click();
    await expect.poll(() => all(host, "tile-expanded").length).toBeGreaterThan(0);
    await still(host);
    const row = part(host, "tiles").clientWidth;
    expect(part(host, "tile-expanded").getBoundingClientRect().width).toBeCloseTo(row * 0.9 + more, 0);
  },
);

it("stacks the tiles in full width on phones, up to 47.9375rem (accounts-9.7)", async () => {
  await page.viewport(767, 900);
  const host = await mount();
  const { left, width } = part(host, "tiles").getBoundingClientRect();
  for (const tile of all(host, "tile")) {
    expect([tile.getBoundingClientRect().left, tile.getBoundingClientRect().width]).toEqual([left, width]);
  }
});

it("moves tiles in 150 ms and expands them in 250 ms (accounts-9.4)", async () => {
  const host = await mount();
  getToggle(host, "Pricing in Thin Markets").click();
  await expect.poll(() => all(host, "tile-expanded").length).toBeGreaterThan(0);
  const durations = (tile: Element | undefined) =>
    tile?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  const [expanded, moved] = all(host, "tile");
  expect(durations(expanded)).toContain(250);
  expect(durations(moved)).toContain(150);
});

it("collapses the expanded tile when a second one expands", async () => {
  const host = await mount();
  getToggle(host, "The Long Table").click();
  await expect.poll(() => expandedTitles(host)).toEqual(["The Long Table"]);
  getToggle(host, "The Slow Line").click();
  await expect.poll(() => expandedTitles(host)).toEqual(["The Slow Line"]);
});

it("moves the focus into a tile on Enter, and back on Escape", async () => {
  const host = await mount();
  const focused = () => host.shadowRoot?.activeElement;
  getToggle(host, "After the Founder").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.getAttribute("part")).toBe("panel");
  await userEvent.keyboard("{Tab}");
  expect(focused()?.ariaLabel).toBe("Close After the Founder");
  await userEvent.keyboard("{Tab}");
  expect(focused()?.ariaLabel).toBe("Download The Second Signature");
  await userEvent.keyboard("{Escape}");
  await expect.poll(focused).toBe(getToggle(host, "After the Founder"));
  expect(expandedTitles(host)).toEqual([]);
});

it("expands the tile of the collection in the hash after 1 second (accounts-2.32)", async () => {
  history.replaceState(null, "", "#operations");
  holdTime();
  const host = insert();
  await appears(() => host.dataset.state === "ready");
  await expectAfter(1_000, () => expandedTitles(host).includes("The Slow Line"));
  expect(expandedTitles(host)).toEqual(["The Slow Line"]);
});

it("scrolls to the description of the collection in the hash if it has no tile (accounts-2.32)", async () => {
  const text = '<div style="height: 3000px"></div><p id="harbours" data-collection-description>Harbours</p>';
  const host = await mount(`${FULL}${text}<div style="height: 3000px"></div>`);
  location.hash = "#harbours";
  scrollTo(0, 0);
  const top = () => document.querySelector("#harbours")?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => Math.abs(top())).toBeLessThan(2);
  expect(expandedTitles(host)).toEqual([]);
});

const TALL = '<div style="height: 3000px"></div>';

/** Replaces frames and timers with ones that the test advances. */
function holdFrames(): void {
  vi.useFakeTimers({
    toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"],
  });
  onTestFinished(() => void vi.useRealTimers());
}

/** Expects that the scroll to the expanded tile takes this long, with most of the way done before its end. */
function getExpectScroll(milliseconds: number, host: HTMLElement): void {
  const distance = () => Math.abs(part(host, "tile-expanded").getBoundingClientRect().top - 24);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(0.9 * milliseconds);
  expect(distance()).toBeGreaterThan(1);
  expect(distance()).toBeLessThan(100);
  vi.advanceTimersByTime(0.1 * milliseconds);
  vi.advanceTimersToNextFrame();
  expect(distance()).toBeLessThan(1);
}

it("expands the tile of a link to its collection, and scrolls for 1000 ms (accounts-9.5)", async () => {
  const host = await mount(`<a id="link" href="#leadership">Mornings</a>${TALL}${FULL}${TALL}`);
  holdFrames();
  document.querySelector<HTMLElement>("#link")?.click();
  await expect.poll(() => expandedTitles(host)).toEqual(["First Hundred Mornings"]);
  expect(location.hash).toBe("#leadership");
  getExpectScroll(1_000, host);
});

it("scrolls for 500 ms to the collection in the hash (accounts-9.5)", async () => {
  const host = await mount(`${TALL}${FULL}${TALL}`);
  history.replaceState(null, "", "#leadership");
  holdFrames();
  dispatchEvent(new HashChangeEvent("hashchange"));
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => expandedTitles(host)).toEqual(["First Hundred Mornings"]);
  getExpectScroll(500, host);
});

it("does not move the page when the user scrolls", async () => {
  const host = await mount(`<a id="link" href="#leadership">Mornings</a>${TALL}${FULL}${TALL}`);
  document.querySelector<HTMLElement>("#link")?.click();
  await expect.poll(() => scrollY).toBeGreaterThan(20);
  dispatchEvent(new WheelEvent("wheel"));
  const stopped = scrollY;
  await rendered();
  expect(scrollY).toBe(stopped);
  expect(expandedTitles(host)).toEqual(["First Hundred Mornings"]);
});

it("drops a waiting hash when the user opens a tile", async () => {
  history.replaceState(null, "", "#operations");
  holdTime();
  const host = insert();
  await appears(() => host.dataset.state === "ready");
  getToggle(host, "The Long Table").click();
  await appears(() => expandedTitles(host).length > 0);
  vi.advanceTimersByTime(1_300);
  await rendered();
  expect(expandedTitles(host)).toEqual(["The Long Table"]);
});

it("ignores other hashes, also malformed ones", async () => {
  holdTime();
  for (const hash of ["#top", "#%E0%A4%A", '#"]', "#__proto__"]) {
    history.replaceState(null, "", hash);
    const host = insert();
    await appears(() => host.dataset.state === "ready");
    vi.advanceTimersByTime(1_100);
    await rendered();
    expect(expandedTitles(host)).toEqual([]);
  }
});

it("disables PDFs that a case selection guards until the host reports them", async () => {
  downloadsStore().setState({ guarded: true });
  const host = await mount();
  getToggle(host, "Pricing in Thin Markets").click();
  const link = () => all(host, "download").find((one) => one.checkVisibility());
  await expect.poll(() => link()?.matches("button.pdf-paywall")).toBe(true);
  downloadsStore().setState({ available: new Set(["/download/case-selections/pricing/1"]) });
  await expect.poll(() => link()?.getAttribute("href")).toBe("/download/case-selections/pricing/1");
});

it("shows a message when there are no collections", async () => {
  const host = await mount("<quire-case-collection></quire-case-collection>", "empty");
  expect(part(host, "empty").textContent).toBe("No case collections yet.");
});

it("uses the default if the JSON is no list of collections (robustness-9, robustness-10)", async () => {
  const odd = '[{"id":"a","title":"A","cases":[],"__proto__":{"a":1}}]';
  const host = await mount(`<quire-case-collection collections='${odd}'></quire-case-collection>`);
  expect(titles(host)).toEqual(["A"]);
  expect(Reflect.get({}, "a")).toBeUndefined();
  host.setAttribute("collections", '{"constructor":{"prototype":{"a":1}}}');
  await expect.poll(() => host.dataset.state).toBe("empty");
});
