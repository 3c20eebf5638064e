import { createServer } from "node:http";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  answerBank,
  askCheckout,
  checkoutIn,
  DECLINED,
  GOOD_CARD,
  getCharges,
  getReceipt,
  getRefusal,
  orderCount,
  prepareOrder,
  SECOND_STEP,
  SILENT,
  startBuying,
  submit,
  tokenFor,
  write,
} from "./testing/buyer.js";
import { newKey } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const pay = async (site: Site, card: string) => checkoutIn(site, { payment: await tokenFor(site, card) });

describe("an order", () => {
  it("is charged, has a receipt, appears in the history and empties the cart (content-7.10)", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const receipt = await getReceipt(await submit(site, checkout));
    expect(receipt).toMatchObject({ totals: checkout.totals, paymentLabel: "Visa •••• 4242" });
    expect(await getCharges(site)).toEqual([Math.round(Number(checkout.totals.grandTotal) * 100)]);
    const { entries } = (await (await site.visit("/api/ordered/1/10?format=json")).json()) as {
      entries: { id: string; content: { grandTotalIncTax: string } }[];
    };
    expect(entries[0]).toMatchObject({
      id: receipt.orderNumber,
      content: { grandTotalIncTax: checkout.totals.grandTotal },
    });
    expect(await askCheckout(site)).toMatchObject({ checkout: null, lastOrder: receipt });
  });

  it("returns its receipt to its buyer only, with lines, address and payment (beyond-310)", async () => {
    const site = await startBuying();
    const receipt = await getReceipt(await submit(site, await checkoutIn(site)));
    const address = `/api/commerce/order/${receipt.orderNumber}`;
    expect(await (await site.visit(address)).json()).toEqual({ order: receipt });
    expect(receipt).toMatchObject({
      lines: [{ quantity: 1, total: receipt.totals.subTotal, image: "/cover/10011.svg" }],
      shippingAddress: { city: "Boston" },
      orderStatus: "PURCHASED",
    });
    await site.signIn("reader@quire.test");
    expect((await site.visit(address)).status).toBe(404);
  });

  it("lists the files to download in its receipt (beyond-311)", async () => {
    const site = await startBuying();
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    const { downloads } = await getReceipt(await submit(site, await checkoutIn(site)));
    expect(downloads).toHaveLength(1);
    expect((await site.visit(downloads[0]?.link ?? "")).status).toBe(200);
  });

  it("is made and charged once for two tabs and a second click (robustness-40)", async () => {
    const site = await startBuying();
    const [one, other] = await Promise.all([checkoutIn(site), checkoutIn(site)]);
    const answers = await Promise.all([submit(site, one), submit(site, other), submit(site, one)]);
    const receipts = await Promise.all(answers.map(getReceipt));
    expect(new Set(receipts.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await getCharges(site)).toHaveLength(1);
    expect(await orderCount(site)).toBe(1);
  });

  it("is made once if its answer was lost and it is submitted again (robustness-21)", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.post("/__faults", { kind: "cut-after", path: "/api/commerce/order/submit" });
    await expect(submit(site, checkout)).rejects.toThrow();
    await getReceipt(await submit(site, checkout));
    expect([await orderCount(site), (await getCharges(site)).length]).toEqual([1, 1]);
  });

  it("stays pending if the payment service never answers, and completes on the next submit", async () => {
    const site = await startBuying(SILENT);
    const checkout = await checkoutIn(site);
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 503,
      code: "order-pending",
    });
    const { orderKey, quote } = checkout;
    expect((await askCheckout(site)).pending).toEqual({ orderKey, quote });
    await getReceipt(await submit(site, checkout));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("reserves its key: no other write uses it during or after the charge", async () => {
    const site = await startBuying(SILENT);
    const checkout = await checkoutIn(site);
    const items = [{ productId: "20101", type: "digital", format: "PDF" }];
    const add = async () => getRefusal(await write(site, "shopping-cart", { items }, checkout.orderKey));
    const reused = { status: 422, code: "idempotency-key-reused" };
    expect(await add()).toMatchObject(reused);
    const waits = submit(site, checkout);
    await vi.waitFor(async () => expect(await getCharges(site)).toHaveLength(1));
    expect(await add()).toMatchObject(reused);
    expect(await getRefusal(await waits)).toMatchObject({ code: "order-pending" });
    const receipt = await getReceipt(await submit(site, checkout));
    expect(receipt.lines).toHaveLength(1);
    expect(await add()).toMatchObject(reused);
    expect([await orderCount(site), (await getCharges(site)).length]).toEqual([1, 1]);
  });

  it("has the charged contents, although another tab changed the cart meanwhile", async () => {
    const site = await startBuying(SILENT);
    const checkout = await checkoutIn(site);
    await submit(site, checkout);
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    const receipt = await getReceipt(await submit(site, checkout));
    expect(receipt.lines).toHaveLength(1);
    expect((await checkoutIn(site)).cart.line_items.digital_items).toHaveLength(1);
  });

  it("is not charged again by another card while the first result is unknown", async () => {
    const site = await startBuying(SILENT);
    await submit(site, await checkoutIn(site));
    await getReceipt(await submit(site, await pay(site, GOOD_CARD)));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("stays pending even if the cart is now empty", async () => {
    const site = await startBuying(SILENT);
    const { orderKey, quote } = await checkoutIn(site);
    await submit(site, { orderKey, quote });
    const items = [{ productId: "10011", type: "ship" }];
    await site.post("/api/shopping-cart", { items }, { "Idempotency-Key": newKey() }, "DELETE");
    expect(await askCheckout(site)).toMatchObject({ checkout: null, pending: { orderKey, quote } });
    await getReceipt(await submit(site, { orderKey, quote }));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("is refused with a key that the server did not issue, and without a key", async () => {
    const site = await startBuying();
    const { quote } = await checkoutIn(site);
    const refused = await submit(site, { quote, orderKey: newKey() });
    expect(await getRefusal(refused)).toMatchObject({ status: 409, code: "other-checkout" });
    expect((await site.post("/api/commerce/order/submit", { quote })).status).toBe(400);
    expect(await getCharges(site)).toEqual([]);
  });
});

/** Starts a site whose payment service delays the first cancellation until the test releases it. */
async function withHeldCancel() {
  const { outside } = await startSite();
  let wasHeld = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let releaseCancel = () => {};
  const isHeld = new Promise<void>((resolve) => (releaseCancel = resolve));
  const service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "GET", url = "", headers } = request;
    const answer = await fetch(`${outside}/payment/charges${url}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: headers.authorization ?? "" },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const text = await answer.text();
    if (url.endsWith("/cancel") && !wasHeld) {
      wasHeld = true;
      releaseCancel();
      await released;
    }
    response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
  const { port } = v.parse(v.object({ port: v.number() }), service.address());
  const payment = { chargesUrl: `http://localhost:${port}`, secret: "only-for-tests" };
  const site = { ...(await startSite({ payment })), outside };
  return { site, isHeld, release, end: () => service.close() };
}

it("makes no second order under the next key if another submission has made it", async () => {
  const { site, isHeld, release, end } = await withHeldCancel();
  await prepareOrder(site, SECOND_STEP);
  await submit(site, await checkoutIn(site));
  const payment = await tokenFor(site, GOOD_CARD);
  const checkout = await checkoutIn(site, { payment });
  const waits = submit(site, checkout);
  await isHeld;
  await getReceipt(await submit(site, checkout));
  await write(site, "shopping-cart", { items: [{ productId: "10011", type: "ship" }] });
  await checkoutIn(site, { payment });
  release();
  expect(await getRefusal(await waits)).toMatchObject({ status: 409, code: "other-checkout" });
  expect([await orderCount(site), (await getCharges(site)).length]).toEqual([1, 1]);
  end();
});

describe("an order that is refused or waits", () => {
  it("names an item that sold out between viewing and ordering", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const availabilityId = checkout.cart.line_items.physical_items[0]?.availabilityId;
    await site.post("/__scenario/availability", { availabilityId, status: "S" });
    const refused = await getRefusal(await submit(site, checkout));
    expect(refused).toMatchObject({ status: 409, code: "sold-out", field: availabilityId });
    expect(await getCharges(site)).toEqual([]);
  });

  it("is refused at a price that the user has not seen", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const availabilityId = checkout.cart.line_items.physical_items[0]?.availabilityId;
    await site.post("/__scenario/availability", { availabilityId, cents: 9900 });
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 409,
      code: "price-changed",
    });
    await getReceipt(await submit(site, await checkoutIn(site)));
  });

  it("is refused if the cart differs from the one that the user saw", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 409,
      code: "cart-changed",
    });
  });

  it("is declined, and then paid by another card under the same key", async () => {
    const site = await startBuying(DECLINED);
    const checkout = await checkoutIn(site);
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 402,
      code: "payment-declined",
      field: "payment",
    });
    const open = await checkoutIn(site);
    expect(open).toMatchObject({ paymentLabel: "", orderKey: checkout.orderKey });
    expect((await askCheckout(site)).pending).toBeNull();
    expect(await getRefusal(await submit(site, open))).toMatchObject({ status: 422, field: "payment" });
    await getReceipt(await submit(site, await pay(site, GOOD_CARD)));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("waits for the bank's second step, even if it is left repeatedly", async () => {
    const site = await startBuying(SECOND_STEP);
    const checkout = await checkoutIn(site);
    const first = await getRefusal(await submit(site, checkout));
    expect(first).toMatchObject({ status: 402, code: "payment-action-required" });
    expect(await getRefusal(await submit(site, checkout))).toEqual(first);
    expect(await getCharges(site)).toEqual([]);
    await answerBank(site, first.action, true);
    await getReceipt(await submit(site, checkout));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("stays unconfirmed if the second step was refused, and accepts another card", async () => {
    const site = await startBuying(SECOND_STEP);
    const checkout = await checkoutIn(site);
    const { action } = await getRefusal(await submit(site, checkout));
    await answerBank(site, action, false);
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 402,
      code: "payment-not-confirmed",
      field: "payment",
    });
    expect(await checkoutIn(site)).toMatchObject({ paymentLabel: "", orderKey: checkout.orderKey });
    await getReceipt(await submit(site, await pay(site, GOOD_CARD)));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("never charges an abandoned second step after payment by other means", async () => {
    const site = await startBuying(SECOND_STEP);
    const { action } = await getRefusal(await submit(site, await checkoutIn(site)));
    await getReceipt(await submit(site, await pay(site, GOOD_CARD)));
    await answerBank(site, action, true);
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("has the current contents if the cart has changed since a second step was left", async () => {
    const site = await startBuying(SECOND_STEP);
    const before = await checkoutIn(site);
    const { action } = await getRefusal(await submit(site, before));
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    const now = await checkoutIn(site);
    expect(now.totals.grandTotal).not.toBe(before.totals.grandTotal);
    const again = await getRefusal(await submit(site, now));
    expect(again.code).toBe("payment-action-required");
    expect(again.action).not.toBe(action);
    await answerBank(site, action, true);
    await answerBank(site, again.action, true);
    const receipt = await getReceipt(await submit(site, now));
    expect(receipt).toMatchObject({ totals: now.totals });
    expect(receipt.lines).toHaveLength(2);
    expect(await getCharges(site)).toEqual([Math.round(Number(now.totals.grandTotal) * 100)]);
  });

  it("is not made by a status request about an abandoned second step", async () => {
    const site = await startBuying(SECOND_STEP);
    const before = await checkoutIn(site);
    await submit(site, before);
    await pay(site, GOOD_CARD);
    const { pending } = await askCheckout(site);
    expect(pending).toEqual({ orderKey: before.orderKey, quote: before.quote });
    expect(await getRefusal(await submit(site, before))).toMatchObject({ code: "payment-action-required" });
    expect([await getCharges(site), await orderCount(site)]).toEqual([[], 0]);
  });

  it("is not cancelled for a tab that shows outdated contents", async () => {
    const site = await startBuying(SECOND_STEP);
    const stale = await checkoutIn(site, { payment: await tokenFor(site, GOOD_CARD) });
    const result = await pay(site, SECOND_STEP);
    const { action } = await getRefusal(await submit(site, result));
    expect(await getRefusal(await submit(site, stale))).toMatchObject({ status: 409 });
    await answerBank(site, action, true);
    await getReceipt(await submit(site, result));
    expect(await getCharges(site)).toHaveLength(1);
  });

  it("answers 401 if the session has ended, and completes after sign-in", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.visit("/logout");
    expect((await submit(site, checkout)).status).toBe(401);
    await site.signIn("newcomer@quire.test");
    await getReceipt(await submit(site, await checkoutIn(site)));
    expect(await orderCount(site)).toBe(1);
  });

  it("is refused while the store is closed", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.post("/__scenario/maintenance", { on: true });
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      status: 503,
      code: "maintenance",
    });
  });

  it("is refused if there is no payment service, and does not stay open", async () => {
    const site = await startBuying(GOOD_CARD, { payment: undefined });
    const refused = await getRefusal(await submit(site, await checkoutIn(site)));
    expect(refused).toMatchObject({ status: 503, code: "payment-unavailable" });
    expect((await askCheckout(site)).pending).toBeNull();
  });
});

describe("a single-use coupon code", () => {
  const promo = (site: Site, code: string, remove = false) =>
    write(site, "commerce/order/promo-code", { code, remove });
  const book = (site: Site) =>
    write(site, "shopping-cart", { items: [{ productId: "10011", type: "ship" }] });
  const getCoupons = async (site: Site) =>
    (await checkoutIn(site)).cart.coupons.map(({ code, discount_amount }) => [code, discount_amount]);

  it("is not restored by a guest's cart", async () => {
    const site = await startBuying();
    await promo(site, "ONCE20");
    await getReceipt(await submit(site, await checkoutIn(site)));
    await site.visit("/logout");
    await book(site);
    await promo(site, "ONCE20");
    await promo(site, "WELCOME10");
    await site.signIn("newcomer@quire.test");
    expect(await getCoupons(site)).toEqual([["WELCOME10", "3.20"]]);
    expect((await checkoutIn(site)).totals).toMatchObject({ discount: "3.20" });
  });

  it("stays valid if it gave no discount", async () => {
    const site = await startBuying();
    const availabilityId = (await checkoutIn(site)).cart.line_items.physical_items[0]?.availabilityId;
    await site.post("/__scenario/availability", { availabilityId, cents: 0 });
    await promo(site, "ONCE20");
    await getReceipt(await submit(site, await checkoutIn(site)));
    await site.post("/__scenario/availability", { availabilityId, cents: 3200 });
    await book(site);
    expect(await getCoupons(site)).toEqual([["ONCE20", "6.40"]]);
  });

  it("counts as used even if it was removed before the charge was known", async () => {
    const site = await startBuying(SILENT);
    await promo(site, "ONCE20");
    const checkout = await checkoutIn(site);
    await submit(site, checkout);
    await promo(site, "ONCE20", true);
    expect((await getReceipt(await submit(site, checkout))).totals).toMatchObject({ discount: "6.40" });
    await book(site);
    expect((await promo(site, "ONCE20")).status).toBe(409);
  });
});
