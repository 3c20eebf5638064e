import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { expectInert, settled } from "./harness/inert.js";
import { becomes, fillSignIn, openAs, submitSignIn } from "./harness/reader.js";
import { OWN, READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const COLLECTION = "/case-selections";
const SELECTION = "/case-selections/long-table";
const PDF = "/download/case-selections/long-table/1";
const ENABLE = { source: "quire", version: 1, type: "enable-paywall" };
const PHONE = { viewport: { width: 375, height: 740 } };

const overlay = (page: Page): Locator => page.locator("quire-case-selection");
const dialog = (page: Page): Locator => overlay(page).locator("dialog");
const pdfLink = (page: Page): Locator => page.locator(".js-pdf").first();

/** The page, once it hears its host: its PDF links wait then. */
async function listens(page: Page): Promise<void> {
  await expect.poll(() => pdfLink(page).getAttribute("aria-disabled")).toBe("true");
}

async function openSelection(page: Page): Promise<void> {
  await page.goto(SELECTION);
  await becomes(page, "anonymous");
  await listens(page);
}

const post = (page: Page, ...messages: unknown[]) =>
  page.evaluate((all) => {
    for (const message of all) window.postMessage(message, location.origin);
  }, messages);

/** Counts the overlay's openings from now on. */
const countOpenings = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, "openings", 0);
    document.addEventListener("quire-open", () => {
      Reflect.set(window, "openings", Number(Reflect.get(window, "openings")) + 1);
    });
  });

it("enable-paywall sent five times gives exactly one paywall, and five answers (robustness-1)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await openSelection(page);
  await countOpenings(page);
  const answers = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heard: unknown[] = [];
        addEventListener("message", ({ data, origin }) => {
          if (data.type === "paywall-shown" && origin === location.origin) heard.push(data);
          if (heard.length === 5) resolve(heard);
        });
      }),
  );
  await post(page, ENABLE, ENABLE, ENABLE, ENABLE, ENABLE);
  expect(await answers).toEqual(Array(5).fill({ ...ENABLE, type: "paywall-shown" }));
  expect(await overlay(page).count()).toBe(1);
  expect(await dialog(page).count()).toBe(1);
  expect(await page.evaluate("openings")).toBe(1);
  expect(await overlay(page).locator('[part="title"]').textContent()).toBe("The Long Table");
});

it("from another origin the overlay stays shut and the PDFs stay locked (robustness-2)", async ({
  visits,
  site,
}) => {
  site.front.pages.set("https://evil.test/", { html: "<title>Stranger</title>" });
  const stranger = await visits.open("https://evil.test/");
  const opening = stranger.context().waitForEvent("page");
  await stranger.evaluate((address) => {
    Reflect.set(window, "victim", window.open(address));
  }, OWN + SELECTION);
  const victim = await opening;
  await victim.waitForLoadState("load");
  await becomes(victim, "anonymous");
  await listens(victim);
  await settled(victim);
  await expectInert(victim, () =>
    stranger.evaluate(
      (messages) => {
        for (const message of messages) Reflect.get(window, "victim").postMessage(message, "*");
      },
      [
        ENABLE,
        { type: "enable-paywall" },
        { ...ENABLE, type: "full-content-available", eid: "long-table", iid: "1" },
      ],
    ),
  );
});

it("odd messages of the own origin leave the page as it is (robustness-4)", async ({ visits }) => {
  const page = await visits.blank();
  await openSelection(page);
  await settled(page);
  await expectInert(page, () =>
    post(
      page,
      null,
      7,
      [],
      { type: "__proto__" },
      { type: "constructor" },
      { ...ENABLE, version: 2 },
      { ...ENABLE, type: "full-content-available", eid: {}, iid: null },
    ),
  );
});

it("with the last case selection gone nothing listens, and a message is inert (robustness-5)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await openSelection(page);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const listeners = async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: "window" });
    const { objectId = "" } = result;
    const found = await session.send("DOMDebugger.getEventListeners", { objectId });
    return found.listeners.filter(({ type }) => type === "message").length;
  };
  const before = await listeners();
  await overlay(page).evaluate((element) => element.remove());
  await expect.poll(listeners).toBe(before - 1);
  expect(await pdfLink(page).getAttribute("href")).toBe(PDF);
  await expectInert(page, () => post(page, ENABLE));
});

it("by keyboard: a pdf-paywall button opens it, footer and ad go, Escape brings them and the focus back", async ({
  visits,
}) => {
  const page = await visits.blank();
  await openSelection(page);
  const button = page.getByRole("button", { name: "Get all of them" });
  const surroundings = page.locator("footer, [data-ad-container]");
  const visible = () => surroundings.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  const markup = () =>
    surroundings.evaluateAll((all) => all.map((one) => one.cloneNode().toString() + one.getAttributeNames()));
  const before = await markup();
  await button.focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "See subscriptions" }).waitFor();
  await expect.poll(visible).toBe(0);
  await expect.poll(() => button.getAttribute("data-state")).toBe("on");
  await page.keyboard.press("Escape");
  await expect.poll(visible).toBe(2);
  await expect.poll(markup).toEqual(before);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => button.getAttribute("data-state")).toBe("idle");
});

it("a locked PDF link says why, and the call to action carries the experiment's tag", async ({ visits }) => {
  const page = await visits.blank(PHONE);
  await openSelection(page);
  expect(await pdfLink(page).getAttribute("href")).toBeNull();
  await page.getByRole("button", { name: "Begin with" }).click();
  const action = dialog(page).getByRole("link", { name: "See subscriptions" });
  expect(await action.getAttribute("href")).toBe("/subscriptions?ab=quiet");
  await dialog(page).getByRole("button", { name: "Close Case Selection" }).click();
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  expect(page.url()).toContain(SELECTION);
});

it("the anchor signs in over the overlay; the page comes anew, greets the reader and gives out the PDFs (accounts-2.20)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await openSelection(page);
  await post(page, ENABLE);
  await dialog(page).getByRole("link", { name: "Already a subscriber? Sign in." }).click();
  const modal = page.locator("quire-auth-modal");
  await modal.locator('input[name="password"]').waitFor();
  expect(await modal.getAttribute("paywall")).not.toBeNull();
  await fillSignIn(modal);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  await expect.poll(() => pdfLink(page).getAttribute("href")).toBe(PDF);
  const answer = await page.request.get(PDF);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await post(page, ENABLE);
  await expect
    .poll(() => overlay(page).locator('[part="greeting"]').textContent())
    .toBe(`Hi, ${READER.firstName}.`);
}, 90_000);

it("a subscriber passes", async ({ visits }) => {
  const page = await openAs(visits, { ...READER, emailAddress: "good@quire.test" }, SELECTION);
  await page.getByRole("button", { name: "Get all of them" }).click();
  const passed = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("message", ({ data }) => /^paywall-/.test(data.type) && resolve(data.type));
      }),
  );
  await post(page, ENABLE);
  expect(await passed).toBe("paywall-passed");
  expect(await dialog(page).isVisible()).toBe(false);
}, 90_000);

for (const [size, options] of Object.entries({ desk: {}, phone: PHONE })) {
  it(`tiles by keyboard and by axe, ${size}: a case's PDF is two presses away`, async ({ visits }) => {
    const page = await visits.open(COLLECTION, options);
    await becomes(page, "anonymous");
    const toggle = page.getByRole("button", { name: "Pricing in Thin Markets", exact: true });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("href"));
    await expect.poll(focused).toBe("/download/case-selections/thin-markets/1");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("false");
  });

  it(`axe finds nothing on a case selection, shut and open, ${size}`, async ({ visits }) => {
    const page = await visits.blank(options);
    await openSelection(page);
    expect(await violationsOn(page)).toEqual([]);
    await post(page, ENABLE);
    await dialog(page).getByRole("link", { name: "See subscriptions" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

it("a hash in the address opens its collection after a second, also on a phone", async ({ visits }) => {
  const page = await visits.open(`${COLLECTION}#slow-line`, PHONE);
  const toggle = page.getByRole("button", { name: "The Slow Line", exact: true });
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
  // Below the bar that covers the top, with some room, and it stays there.
  const room = () =>
    page.locator("[part~=tile-expanded]").evaluate((tile) => {
      const covered = getComputedStyle(document.documentElement).getPropertyValue("--quire-covered-top");
      return tile.getBoundingClientRect().top - Number.parseFloat(covered);
    });
  let before = Number.NaN;
  const resting = async () => {
    const now = await room();
    const isResting = now === before;
    before = now;
    return isResting && Math.abs(now - 24) < 2;
  };
  await expect.poll(resting, { interval: 150 }).toBe(true);
});

it("with reduced motion a tile is in its place at once", async ({ visits }) => {
  const page = await visits.open(COLLECTION, { reducedMotion: "reduce" });
  const toggle = page.getByRole("button", { name: "After the Founder", exact: true });
  await toggle.click();
  const running = () =>
    page
      .locator("[part~=tile]")
      .evaluateAll(
        (all) =>
          all.flatMap((one) => one.getAnimations().filter((it) => !(it instanceof CSSTransition))).length,
      );
  expect(await running()).toBe(0);
});

it("without script the collections and their PDFs are there as markup", async ({ visits }) => {
  const page = await visits.open(COLLECTION, { javaScriptEnabled: false });
  const link = page.getByRole("link", { name: "Two Sellers, One Harbour" });
  expect(await link.getAttribute("href")).toBe(PDF);
});
