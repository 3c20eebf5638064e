import type { Page } from "playwright";
import { expect } from "vitest";
import { settled } from "./harness/inert.js";
import { add, becomes, miniCart, openAs, showsInCart } from "./harness/reader.js";
import { BUSY_SECOND } from "./harness/site.js";
import { inWholeBrowser, it } from "./harness/test.js";

const MARKUP = '<quire-mini-cart loading="eager"><a href="/shopping-cart">Cart</a></quire-mini-cart>';

/** How often each cart below `main` shows its button and its view. */
const anatomy = (page: Page) =>
  page.locator("main quire-mini-cart").evaluateAll((carts) =>
    carts.map(({ shadowRoot, dataset }) => ({
      state: (dataset as DOMStringMap).state,
      buttons: shadowRoot?.querySelectorAll("[part=button]").length,
      views: shadowRoot?.querySelectorAll("[part=cart]").length,
    })),
  );
const WHOLE = { state: "empty", buttons: 1, views: 1 };

it("from the parser, createElement, innerHTML, a clone and a template, each is mounted once (robustness-26)", async ({
  visits,
}) => {
  const page = await visits.open("/");
  await page.evaluate((markup) => {
    const main = document.querySelector("main");
    const made = document.createElement("quire-mini-cart");
    made.setAttribute("loading", "eager");
    main?.append(made);
    const section = document.createElement("section");
    section.innerHTML = markup;
    main?.append(section);
    const template = document.createElement("template");
    template.innerHTML = markup;
    main?.append(template.content.cloneNode(true));
  }, MARKUP);
  await expect.poll(() => anatomy(page)).toEqual([WHOLE, WHOLE, WHOLE]);
  await page.evaluate(() => {
    const first = document.querySelector("main quire-mini-cart");
    if (first) document.querySelector("main")?.append(first.cloneNode(true));
  });
  await expect.poll(() => anatomy(page)).toEqual([WHOLE, WHOLE, WHOLE, WHOLE]);
});

it("moved, swapped by jQuery and by a page that navigates by itself: one live root each (robustness-29)", async ({
  visits,
}) => {
  const page = await visits.open("/");
  await page.evaluate((markup) => {
    const jQuery = Reflect.get(window, "jQuery");
    jQuery("main").prepend(`<div id="swap">${markup}</div>`);
  }, MARKUP);
  await expect.poll(() => anatomy(page)).toEqual([WHOLE]);
  await page.evaluate(() => {
    const cart = document.querySelector("main quire-mini-cart");
    const places = [document.querySelector("footer"), document.querySelector("#swap")];
    for (let move = 0; move < 10; move++) if (cart) places[move % 2]?.append(cart);
    Reflect.set(window, "kept", cart?.shadowRoot?.querySelector("[part=cart]"));
  });
  const kept = () =>
    page.evaluate(
      () =>
        Reflect.get(window, "kept") ===
        document.querySelector("main quire-mini-cart")?.shadowRoot?.querySelector("[part=cart]"),
    );
  expect(await kept()).toBe(true);
  await page.evaluate((markup) => Reflect.get(window, "jQuery")("#swap").html(markup), MARKUP);
  await expect.poll(() => anatomy(page)).toEqual([WHOLE]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "kept").isConnected)).toBe(false);
  await page.evaluate((markup) => {
    history.pushState({}, "", "/elsewhere");
    const main = document.querySelector("main");
    if (main) main.innerHTML = markup;
  }, MARKUP);
  await expect.poll(() => anatomy(page)).toEqual([WHOLE]);
});

/** How many listeners for presses the document has. */
async function clickListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "document" });
  const { objectId = "" } = result;
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId, depth: 1 });
  return listeners.filter(({ type }) => type === "click").length;
}

it("the same loader run twice gives one page, one mount and no error (robustness-31)", async ({
  visits,
  site,
}) => {
  await site.scenario.forgetRequests();
  const page = await visits.blank();
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const twice = html.replace(/<script type="module" src="\/quire\/quire\.js"[^>]*><\/script>/, (tag) =>
      [
        tag,
        tag.replace("quire.js", "quire.js?again"),
        tag.replace('type="module" ', "").replace("quire.js", "quire.classic.js"),
      ].join(""),
    );
    await route.fulfill({ response, body: twice });
  });
  await page.goto("/");
  expect(await page.locator('script[src^="/quire/quire"]').count()).toBe(3);
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  const buttons = await miniCart(page).evaluate(
    ({ shadowRoot }) => shadowRoot?.querySelectorAll("[part=button]").length,
  );
  expect(buttons).toBe(1);
  const posts = await site.scenario.requests("POST", "/api/shopping-cart");
  expect(posts).toHaveLength(1);
  const once = await visits.open("/");
  await add(once);
  await showsInCart(once, 1);
  // Some come when the page is idle.
  await expect.poll(async () => (await clickListeners(page)) - (await clickListeners(once))).toBe(0);
});

inWholeBrowser(
  "signed out elsewhere, then back through the cache: signed out within a second (robustness-32)",
  async ({ visits, site }) => {
    const page = await openAs(visits, await site.scenario.account(), "/topics");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "fromCache", persisted));
    });
    await settled(page); // A page that is left while it fetches its code comes back without.
    await page.goto("/privacy-policy");
    const elsewhere = await page.context().newPage();
    await elsewhere.goto("/store");
    await becomes(elsewhere, "known");
    await elsewhere.locator('[data-quire-do="sign-out"]').first().click();
    await becomes(elsewhere, "anonymous");
    await page.bringToFront();
    await page.evaluate(() => history.back()).catch(() => {}); // The page leaves while it answers.
    await page.waitForURL("**/topics", { waitUntil: "commit" });
    const user = () => page.locator("html").getAttribute("data-quire-user");
    await expect.poll(user, BUSY_SECOND).toBe("anonymous");
    expect(await page.evaluate(() => Reflect.get(window, "fromCache"))).toBe(true);
  },
);

it("200 carts come and go, and leave neither nodes nor listeners behind (robustness-30)", async ({
  visits,
}) => {
  const page = await visits.open("/");
  const session = await page.context().newCDPSession(page);
  const cycle = (times: number) =>
    page.evaluate(
      async ([markup, count]) => {
        const place = document.createElement("div");
        document.querySelector("main")?.append(place);
        for (let done = 0; done < count; done++) {
          place.innerHTML = markup;
          const cart = place.querySelector("quire-mini-cart");
          const until = performance.now() + 5000;
          while (!(cart as HTMLElement | null)?.dataset.state?.match(/empty|ready/)) {
            if (performance.now() > until) throw new Error("It never was there.");
            await new Promise((resolve) => setTimeout(resolve, 4));
          }
          place.replaceChildren();
        }
        place.remove();
      },
      [MARKUP, times] as const,
    );
  const measure = async () => {
    await page.waitForTimeout(500); // Weak references are let go between tasks only.
    for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { nodes, listeners: jsEventListeners, heap: usedSize };
  };
  await cycle(30);
  const before = await measure();
  await cycle(200);
  // What a busy browser has not let go of yet goes with a later collection; a leak stays.
  const isBack = async () => {
    const after = await measure();
    return {
      nodes: after.nodes - before.nodes < 60,
      listeners: after.listeners - before.listeners < 60,
      heap: after.heap - before.heap < 500_000,
    };
  };
  await expect.poll(isBack, { timeout: 25_000 }).toEqual({ nodes: true, listeners: true, heap: true });
});
