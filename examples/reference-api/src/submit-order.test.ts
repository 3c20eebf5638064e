import { afterEach, describe, expect, it } from "vitest";
import {
  askCheckout,
  chargesOf,
  checkoutIn,
  GOOD_CARD,
  orderCount,
  receiptOf,
  refusalOf,
  startBuying,
  submit,
  tokenFor,
  write,
} from "./testing/buyer.js";
import { newKey } from "./testing/reader.js";
import { closeAll, type Site } from "./testing/site.js";

afterEach(closeAll);

const DECLINED = "4000000000000002";
const SECOND_STEP = "4000000000003220";
const SILENT = "4000000000000119";

const pay = async (site: Site, card: string) => checkoutIn(site, { payment: await tokenFor(site, card) });

async function answerBank({ outside }: Site, action: string, approved: boolean): Promise<void> {
  const body = JSON.stringify({ action, approved });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${outside}/payment/second-step`, { method: "POST", body, headers });
}

describe("an order", () => {
  it("is charged, has a receipt, stands in the history and empties the cart (content-7.10)", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const receipt = await receiptOf(await submit(site, checkout));
    expect(receipt).toMatchObject({ totals: checkout.totals, paymentLabel: "Visa •••• 4242" });
    expect(await chargesOf(site)).toEqual([Math.round(Number(checkout.totals.grandTotal) * 100)]);
    const { entries } = (await (await site.visit("/api/ordered/1/10?format=json")).json()) as {
      entries: { id: string; content: { grandTotalIncTax: string } }[];
    };
    expect(entries[0]).toMatchObject({
      id: receipt.orderNumber,
      content: { grandTotalIncTax: checkout.totals.grandTotal },
    });
    expect(await askCheckout(site)).toMatchObject({ checkout: null, lastOrder: receipt });
  });

  it("is one, and charged once, for two tabs and a second click (robustness-40)", async () => {
    const site = await startBuying();
    const [one, other] = await Promise.all([checkoutIn(site), checkoutIn(site)]);
    const answers = await Promise.all([submit(site, one), submit(site, other), submit(site, one)]);
    const receipts = await Promise.all(answers.map(receiptOf));
    expect(new Set(receipts.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await chargesOf(site)).toHaveLength(1);
    expect(await orderCount(site)).toBe(1);
  });

  it("is one where its answer was lost and it is submitted again (robustness-21)", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.post("/__faults", { kind: "cut-after", path: "/api/commerce/order/submit" });
    await expect(submit(site, checkout)).rejects.toThrow();
    await receiptOf(await submit(site, checkout));
    expect([await orderCount(site), (await chargesOf(site)).length]).toEqual([1, 1]);
  });

  it("is known to be open where the payment service never answered, and goes through when asked again", async () => {
    const site = await startBuying(SILENT);
    const checkout = await checkoutIn(site);
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({
      status: 503,
      code: "order-pending",
    });
    expect(await checkoutIn(site)).toMatchObject({ isPending: true, orderKey: checkout.orderKey });
    await receiptOf(await submit(site, checkout));
    expect(await chargesOf(site)).toHaveLength(1);
  });

  it("is what was charged, though another tab changed the cart meanwhile", async () => {
    const site = await startBuying(SILENT);
    const checkout = await checkoutIn(site);
    await submit(site, checkout);
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    const receipt = await receiptOf(await submit(site, checkout));
    expect(receipt.lines).toHaveLength(1);
    expect((await checkoutIn(site)).cart.line_items.digital_items).toHaveLength(1);
  });

  it("is not charged a second time by other means, while nobody knows of the first", async () => {
    const site = await startBuying(SILENT);
    await submit(site, await checkoutIn(site));
    await receiptOf(await submit(site, await pay(site, GOOD_CARD)));
    expect(await chargesOf(site)).toHaveLength(1);
  });

  it("is refused under a key of one's own making, and without any", async () => {
    const site = await startBuying();
    const { quote } = await checkoutIn(site);
    const refused = await submit(site, { quote, orderKey: newKey() });
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: "other-checkout" });
    expect((await site.post("/api/commerce/order/submit", { quote })).status).toBe(400);
    expect(await chargesOf(site)).toEqual([]);
  });
});

describe("an order that cannot be", () => {
  it("names what was sold out between seeing and ordering", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const availabilityId = checkout.cart.line_items.physical_items[0]?.availabilityId;
    await site.post("/__scenario/availability", { availabilityId, status: "S" });
    const refused = await refusalOf(await submit(site, checkout));
    expect(refused).toMatchObject({ status: 409, code: "sold-out", field: availabilityId });
    expect(await chargesOf(site)).toEqual([]);
  });

  it("is not made at a price that the reader has not seen", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    const availabilityId = checkout.cart.line_items.physical_items[0]?.availabilityId;
    await site.post("/__scenario/availability", { availabilityId, cents: 9900 });
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({
      status: 409,
      code: "price-changed",
    });
    await receiptOf(await submit(site, await checkoutIn(site)));
  });

  it("is not made of another cart than was seen", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({
      status: 409,
      code: "cart-changed",
    });
  });

  it("is declined, and then paid by another card under the same key", async () => {
    const site = await startBuying(DECLINED);
    const checkout = await checkoutIn(site);
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({
      status: 402,
      code: "payment-declined",
      field: "payment",
    });
    const open = await checkoutIn(site);
    expect(open).toMatchObject({ paymentLabel: "", isPending: false, orderKey: checkout.orderKey });
    expect(await refusalOf(await submit(site, open))).toMatchObject({ status: 422, field: "payment" });
    await receiptOf(await submit(site, await pay(site, GOOD_CARD)));
    expect(await chargesOf(site)).toHaveLength(1);
  });

  it("waits for the bank's second step, as often as that is left, and is made after it", async () => {
    const site = await startBuying(SECOND_STEP);
    const checkout = await checkoutIn(site);
    const first = await refusalOf(await submit(site, checkout));
    expect(first).toMatchObject({ status: 402, code: "payment-action-required" });
    expect(await refusalOf(await submit(site, checkout))).toEqual(first);
    expect(await chargesOf(site)).toEqual([]);
    await answerBank(site, first.action, true);
    await receiptOf(await submit(site, checkout));
    expect(await chargesOf(site)).toHaveLength(1);
  });

  it("is declined where the second step was refused", async () => {
    const site = await startBuying(SECOND_STEP);
    const checkout = await checkoutIn(site);
    const { action } = await refusalOf(await submit(site, checkout));
    await answerBank(site, action, false);
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({ code: "payment-declined" });
  });

  it("leaves a second step that was given up uncharged for ever, once it is paid otherwise", async () => {
    const site = await startBuying(SECOND_STEP);
    const { action } = await refusalOf(await submit(site, await checkoutIn(site)));
    await receiptOf(await submit(site, await pay(site, GOOD_CARD)));
    await answerBank(site, action, true);
    expect(await chargesOf(site)).toHaveLength(1);
  });

  it("is 401 where the session has ended, and the same order after signing in", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.visit("/logout");
    expect((await submit(site, checkout)).status).toBe(401);
    await site.signIn("newcomer@quire.test");
    await receiptOf(await submit(site, await checkoutIn(site)));
    expect(await orderCount(site)).toBe(1);
  });

  it("is refused while the store is closed", async () => {
    const site = await startBuying();
    const checkout = await checkoutIn(site);
    await site.post("/__scenario/maintenance", { on: true });
    expect(await refusalOf(await submit(site, checkout))).toMatchObject({ status: 503, code: "maintenance" });
  });

  it("is refused where nobody can be paid, and is not left open", async () => {
    const site = await startBuying(GOOD_CARD, { payment: undefined });
    const refused = await refusalOf(await submit(site, await checkoutIn(site)));
    expect(refused).toMatchObject({ status: 503, code: "payment-unavailable" });
    expect((await checkoutIn(site)).isPending).toBe(false);
  });
});
