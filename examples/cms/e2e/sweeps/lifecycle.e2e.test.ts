import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { add, becomes, miniCart, openAs, showsInCart, signInQuickly } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { inWholeBrowser, it } from "../harness/test.js";

const MARKUP = '<quire-mini-cart loading="eager"><a href="/shopping-cart">Cart</a></quire-mini-cart>';

/** Counts button and view of each cart below `main`. */
const anatomy = (page: Page) =>
  page.locator("main quire-mini-cart").evaluateAll((carts) =>
    carts.map(({ shadowRoot, dataset }) => ({
      state: (dataset as DOMStringMap).state,
      buttons: shadowRoot?.querySelectorAll("[part=button]").length,
      views: shadowRoot?.querySelectorAll("[part=cart]").length,
    })),
  );
const WHOLE = { state: "empty", buttons: 1, views: 1 };

it("keeps one live root after moves, jQuery swaps and client-side navigation (robustness-29)", async ({
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
  const isSameCart = () =>
    page.evaluate(
      () =>
        Reflect.get(window, "kept") ===
        document.querySelector("main quire-mini-cart")?.shadowRoot?.querySelector("[part=cart]"),
    );
  expect(await isSameCart()).toBe(true);
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

/** Returns the number of the document's click listeners. */
async function clickListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "document" });
  const { objectId = "" } = result;
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId, depth: 1 });
  return listeners.filter(({ type }) => type === "click").length;
}

it("creates one mount and no error when the loader runs twice (robustness-31)", async ({ visits, site }) => {
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
  // Some listeners are added when the page is idle.
  await expect.poll(async () => (await clickListeners(page)) - (await clickListeners(once))).toBe(0);
});

const WRITES = `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">
  <script type="application/json" data-quire-config>{ "api": "/api/" }</script>
  <script defer src="/quire/quire.classic.js"></script></head><body>
  <button data-quire-do="follow" data-type="topic" data-name="Patience">Follow</button>
  <button data-quire-do="save" data-item-id="patched" data-item-title="Patched" data-item-url="/patched">Save</button>
  <button data-quire-do="add-to-cart" data-product-id="10011" data-type="ebook" data-format="PDF">Add</button>
  <quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart></body></html>`;

it("sends no write twice when the body is replaced by a copy and rewritten (beyond-209)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  await site.scenario.forgetRequests();
  const page = await visits.blank();
  await page.route(`${site.origin}/writes`, (route) =>
    route.fulfill({ contentType: "text/html", body: WRITES }),
  );
  await signInQuickly(page, account);
  await page.goto("/writes");
  await becomes(page, "known");
  const button = (name: string) => page.locator(`[data-quire-do=${name}]`);
  const state = (name: string) => () => button(name).getAttribute("data-state");
  const sent = async (path: string) => (await site.scenario.requests("POST", path)).length;
  await button("follow").click();
  await expect.poll(state("follow")).toBe("on");
  await page.evaluate(() => document.body.replaceWith(document.body.cloneNode(true)));
  await expect.poll(state("follow")).toBe("on");
  await button("save").click();
  await expect.poll(state("save")).toBe("on");
  await button("add-to-cart").click();
  await showsInCart(page, 1);
  await page.evaluate(() => {
    document.body.innerHTML = `${document.body.innerHTML}<p>More</p>`;
  });
  await expect.poll(state("follow")).toBe("on");
  await expect.poll(state("save")).toBe("on");
  await showsInCart(page, 1);
  expect(await sent("/api/user/subscribe")).toBe(1);
  expect(await sent("/api/user/saves")).toBe(1);
  expect(await sent("/api/shopping-cart")).toBe(1);
});

/** The overlays that require an account. */
const OVERLAYS = ["quire-auth-modal", "quire-case-selection", "quire-change-password-flyout"];

inWholeBrowser.for([
  ["guest", undefined],
  ["signed-in user", READER],
] as const)(
  "navigates no further when open overlays of a %s come back from the cache (beyond-165)",
  async ([, account], { visits }) => {
    const page = account
      ? await openAs(visits, account, "/privacy-policy")
      : await visits.open("/privacy-policy");
    await becomes(page, account ? "known" : "anonymous");
    await page.evaluate((names) => {
      for (const name of names) {
        const overlay = document.createElement(name);
        overlay.toggleAttribute("open", true);
        // A page that waits for a passkey, as sign-in does, is not stored in the back/forward cache.
        if (name === "quire-auth-modal") overlay.setAttribute("mode", "registration");
        document.querySelector("main")?.append(overlay);
      }
      addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "fromCache", persisted));
    }, OVERLAYS);
    // For a signed-in user the dialog closes at once, maybe before this check.
    await page.locator("quire-auth-modal form").waitFor({ state: account ? "attached" : "visible" });
    await idle(page);
    await page.goto("/topics");
    const visited: string[] = [];
    page.on("framenavigated", (frame) => frame === page.mainFrame() && visited.push(frame.url()));
    await page.evaluate(() => history.back()).catch(() => {}); // The page may be left before it answers.
    await page.waitForURL("**/privacy-policy", { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "fromCache"))).toBe(true);
    await idle(page);
    expect(visited.map((url) => new URL(url).pathname)).toEqual(["/privacy-policy"]);
  },
);
