import type { Page } from "playwright";
import { expect } from "vitest";
import { add, becomes, miniCart, showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

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
