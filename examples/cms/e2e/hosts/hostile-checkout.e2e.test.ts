import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { painted } from "../harness/had-time.js";
import { idle } from "../harness/idle.js";
import { expectInert } from "../harness/inert.js";
import {
  CARDS,
  card,
  checkout,
  fillCard,
  getOrderKey,
  openReview,
  openWithCart,
  ordersAndCharges,
  placeButton,
  receipt,
  review,
} from "../harness/order.js";
import { showsInCart, userIn } from "../harness/reader.js";
import type { Site } from "../harness/site.js";
import { it } from "../harness/test.js";

const EVIL = "https://evil.test/";
const LISTENING = `<script>window.received = []; onmessage = ({ data, ports }) => received.push([data, ports.length]);</script>`;
const SCRIPT = "javascript:window.ran=1";
const TEMPTATION = '<img src=x onerror="window.ran=1">';

const cart = (page: Page) => page.locator("quire-shopping-cart");
const total = (page: Page) => page.locator("[part=total]").first();

/** Forged messages to a page that can place orders. */
const FORGED: readonly object[] = [
  { source: "quire", version: 1, type: "cart", cart: { id: "evil", grandTotal: "0.01" } },
  { source: "quire", version: 1, type: "order-placed", order: { orderNumber: "66666666" } },
  { type: "changed", cart: null },
  { type: "quire-payment", token: "tok_evil", label: "Evil •••• 6666" },
  { token: "tok_evil", label: "Evil •••• 6666" },
  { approved: true },
  { height: 1999 },
  { ask: "token" },
  { __proto__: null, constructor: { prototype: { x: 1 } }, type: "__proto__" },
];

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => [Reflect.get(window, "ran"), Reflect.get({}, "x")])).toEqual([
    undefined,
    undefined,
  ]);
  expect(await page.locator('[href^="javascript:" i]').count()).toBe(0);
}

describe("an order ignores forged messages", () => {
  it("from a foreign page that opened the page", async ({ visits, site }) => {
    const page = await openReview(visits, site);
    const key = await getOrderKey(page);
    site.front.pages.set(EVIL, { html: LISTENING });
    const stranger = await page.context().newPage();
    await stranger.goto(EVIL);
    const opening = page.context().waitForEvent("page");
    await stranger.evaluate((to) => Reflect.set(window, "victim", open(to)), `${site.origin}/review-order`);
    const victim = await opening;
    await placeButton(victim).waitFor();
    await idle(victim);
    await expectInert(victim, () =>
      stranger.evaluate((all) => {
        for (const one of all) Reflect.get(window, "victim").postMessage(one, "*");
      }, FORGED),
    );
    expect(await stranger.evaluate("received")).toEqual([]);
    expect(await ordersAndCharges(page, site, key)).toEqual({ orders: 0, charges: 0 });
  });

  it("from frames of the page, also one next to the card's frame", async ({ visits, site }) => {
    site.front.pages.set(EVIL, {
      html: `${LISTENING}<script>setInterval(() => { for (const one of ${JSON.stringify(FORGED)}) parent.postMessage(one, "*"); }, 20);</script>`,
    });
    const page = await openWithCart(visits, await site.scenario.account(), { bypassCSP: true });
    await page.goto("/shipping-payment");
    await card(page).getByLabel("Card number").waitFor();
    await idle(page);
    const height = () =>
      checkout(page)
        .locator("iframe")
        .evaluate((one) => one.clientHeight);
    const before = [await total(page).textContent(), await height()];
    await page.evaluate((src) => {
      const impostor = Object.assign(document.createElement("iframe"), { src, title: "Card details" });
      document.querySelector("quire-checkout")?.after(impostor);
      const inside = document.body.appendChild(document.createElement("iframe"));
      inside.name = "quire-payment";
    }, EVIL);
    const evil = page.frames().find((frame) => frame.name() === "quire-payment");
    await evil?.evaluate((all) => {
      for (const one of all) window.parent.postMessage(one, "*");
    }, FORGED);
    // By then the page has received several rounds of forged messages.
    await page.evaluate(
      ([origin, count]) =>
        new Promise<void>((resolve) => {
          let left = count;
          addEventListener("message", (event) => {
            if (event.origin === origin) left -= 1;
            if (left === 0) resolve();
          });
        }),
      [new URL(EVIL).origin, 3 * FORGED.length] as const,
    );
    await painted(page);
    expect([await total(page).textContent(), await height()]).toEqual(before);
    expect(await site.scenario.requests("POST", "/api/commerce/order/submit")).toEqual([]);
    await expectHarmless(page);
  });

  it("from another page of the site by the cart's channel, except for a reload", async ({ visits, site }) => {
    const page = await openReview(visits, site);
    const before = await total(page).textContent();
    const other = await page.context().newPage();
    await other.goto("/privacy-policy");
    await other.evaluate((all) => {
      const channel = new BroadcastChannel("quire:cart");
      for (const one of [...all, "changed", null, 7]) channel.postMessage(one);
    }, FORGED);
    await idle(page);
    expect(await total(page).textContent()).toBe(before);
    expect(await review(page).locator(".quire-order-problem").count()).toBe(0);
    await expectHarmless(page);
  });
});

describe("the frame of the payment service", () => {
  it("receives no port and sends no token after navigation to another site", async ({ visits, site }) => {
    site.front.pages.set(EVIL, {
      html: `${LISTENING}<script>parent.postMessage({ token: "tok_evil", label: "Evil" }, "*"); addEventListener("message", ({ ports }) => ports[0]?.postMessage({ token: "tok_evil", label: "Evil" }));</script>`,
    });
    const page = await openWithCart(visits, await site.scenario.account(), { bypassCSP: true });
    await page.goto("/shipping-payment");
    await fillCard(page, CARDS.good);
    await page.locator('iframe[title="Card details"]').evaluate((frame: HTMLIFrameElement, src) => {
      frame.src = src;
      return new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    }, EVIL);
    await site.scenario.forgetRequests();
    const evil = page.frames().find((frame) => frame.url() === EVIL);
    expect(await evil?.evaluate("received")).toEqual([]);
    expect(await site.scenario.requests("POST", "/api/commerce/shipping-payment")).toEqual([]);
    expect(await checkout(page).textContent()).not.toContain("Evil");
  });

  it("shows on no foreign page, and sends it no message", async ({ visits, site }) => {
    const src = `${site.outside}/payment/card?parent=${encodeURIComponent("https://evil.test")}`;
    const own = `${site.outside}/payment/card?parent=${encodeURIComponent(site.origin)}`;
    site.front.pages.set(EVIL, {
      html: `${LISTENING}<iframe src="${src}"></iframe><iframe src="${own}"></iframe>`,
    });
    const stranger = await visits.open(EVIL);
    await stranger.waitForLoadState("networkidle");
    expect(await stranger.evaluate("received")).toEqual([]);
    for (const frame of stranger.frames().slice(1)) expect(await frame.locator("input").count()).toBe(0);
  });
});

const STEPS = ["/shopping-cart", "/shipping-payment", "/review-order"];

it("lets no foreign page frame a checkout step", async ({ visits, site }) => {
  const frames = STEPS.map((path) => `<iframe src="${site.origin}${path}"></iframe>`);
  site.front.pages.set(EVIL, { html: frames.join("") });
  const stranger = await visits.open(EVIL);
  await stranger.waitForLoadState("networkidle");
  const framed = stranger.frames().slice(1);
  expect(framed).toHaveLength(STEPS.length);
  for (const frame of framed) expect(await frame.locator("main").count()).toBe(0);
  for (const path of STEPS) {
    const answer = await stranger.request.get(`${site.origin}${path}`);
    expect(answer.headers()["x-frame-options"]).toBe("SAMEORIGIN");
  }
});

const NAMES = [
  "cart",
  "checkout",
  "order",
  "payment",
  "paymentFrame",
  "quire",
  "quireX",
  "shipping-address",
  "billing-address",
  "shipping-method",
  "contentWindow",
  "postMessage",
  "getElementById",
  "querySelector",
  "createElement",
  "adoptedStyleSheets",
  "activeElement",
  "defaultView",
  "documentElement",
  "cookie",
  "body",
  "forms",
  "location",
  "parent",
  "top",
  "sessionStorage",
];

/** Changes only the page's own part and Quire. The site's old scripts may fail with such names. */
async function clobber(page: Page): Promise<void> {
  const named = NAMES.map(
    (name) =>
      `<img name="${name}" id="${name}" alt=""><form name="${name}"><input name="${name}"></form><a id="${name}" href="${EVIL}"></a>`,
  ).join("");
  await page.route(/\/(shopping-cart|shipping-payment|review-order)$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/<script(?![^>]*\/quire\/)(?![^>]*application\/json)[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<main[^>]*>/, (tag) => `<div hidden>${named}</div>${tag}`);
    await route.fulfill({ response, body: html });
  });
}

it("places an order when element names shadow DOM properties", async ({ visits, site }) => {
  const page = await openReview(visits, site);
  const key = await getOrderKey(page);
  await clobber(page);
  await page.goto("/shopping-cart");
  await expect.poll(() => cart(page).getAttribute("data-state")).toBe("ready");
  await page.goto("/shipping-payment#payment");
  await expect
    .poll(() => page.evaluate("Reflect.get(Document.prototype, 'activeElement', document)?.textContent"))
    .toBe("Payment");
  await checkout(page).getByRole("button", { name: "Continue to review" }).click();
  await page.waitForURL("**/review-order");
  await placeButton(page).click();
  await receipt(page).waitFor();
  expect(await ordersAndCharges(page, site, key)).toEqual({ orders: 1, charges: 1 });
});

const POISONED = ({ id }: { readonly id: string }): Readonly<Record<string, string>> => {
  const line = {
    product_id: "1",
    lineType: "ship",
    name: TEMPTATION,
    url: SCRIPT,
    image_url: SCRIPT,
    quantity: Number.MAX_SAFE_INTEGER,
    unitPrice: "9".repeat(400),
  };
  const items = { physical_items: [line], digital_items: [line] };
  return {
    cart: JSON.stringify({ id: "evil", line_items: items, grandTotal: "0.01", currency: { code: "<b>" } }),
    "shopping-cart": JSON.stringify({ count: 1e300, total: TEMPTATION, modifiedTime: "2999-01-01" }),
    "quire:cart-of": id,
    "quire:cart-combined": "{".repeat(9_999),
    "quire:outbox:evil": JSON.stringify({
      version: 1,
      value: { kind: "order", at: Date.now(), reader: id, path: "https://evil.test/", body: { x: 1 } },
    }),
    "quire:draft:checkout": JSON.stringify({
      version: 1,
      reader: id,
      about: "checkout",
      value: {
        shippingAddressId: { city: TEMPTATION, countryCode: "../../x", number: "4242" },
        isSplit: true,
      },
    }),
    "quire:coupon": TEMPTATION,
    "quire:added": JSON.stringify({
      path: "/shopping-cart",
      items: [{ productId: TEMPTATION, productUrl: SCRIPT }],
    }),
    "quire:unanswered": '{"__proto__":{"x":1}}',
    "quire:checkout": '[{"__proto__":{"x":1}}]',
  };
};

it("treats forged storage as text or as missing at each step of an order (robustness-16)", async ({
  visits,
  site,
}) => {
  const page = await openReview(visits, site);
  const key = await getOrderKey(page);
  for (const path of STEPS) {
    await page.goto(path);
    await total(page).waitFor();
    const priced = await total(page).textContent();
    const { id = "" } = await userIn(page);
    await page.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) {
        localStorage.setItem(name, value);
        sessionStorage.setItem(name, value);
      }
    }, POISONED({ id }));
    await page.reload();
    await expect.poll(async () => [path, await total(page).textContent()]).toEqual([path, priced]);
    await idle(page);
    await showsInCart(page, 1);
    await expectHarmless(page);
  }
  await placeButton(page).click();
  await receipt(page).waitFor();
  expect(await ordersAndCharges(page, site, key)).toEqual({ orders: 1, charges: 1 });
});

it("replaces script addresses in attributes with the default addresses (robustness-8)", async ({
  visits,
  site,
}) => {
  const page = await openReview(visits, site);
  await addScript(page, site);
  await page.goto("/shopping-cart");
  await expect.poll(() => cart(page).getAttribute("data-state")).toBe("ready");
  await expectHarmless(page);
  await cart(page).getByRole("link", { name: "Checkout" }).click();
  await page.waitForURL("**/shipping-payment");
  await checkout(page).getByRole("button", { name: "Continue to review" }).click();
  await page.waitForURL("**/review-order");
  await expectHarmless(page);
  await placeButton(page).click();
  await receipt(page).waitFor();
  await expectHarmless(page);
  await receipt(page).getByRole("link", { name: "Close" }).click();
  await page.waitForURL(`${site.origin}/`);
});

/** Every address that the widgets accept is a `javascript:` address. */
async function addScript(page: Page, { origin }: Site): Promise<void> {
  const names = ["checkout-href", "store-href", "cart-href", "review-href", "close-href", "return-href"];
  const attributes = names.map((name) => `${name}="java&#9;script:window.ran=1"`).join(" ");
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(
      /<quire-(shopping-cart|checkout|review-order|mini-cart)/g,
      (tag) => `${tag} ${attributes}`,
    );
    await route.fulfill({ response, body: html });
  });
}
