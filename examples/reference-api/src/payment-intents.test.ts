import { afterEach, expect, it } from "vitest";
import {
  answerBank,
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
  submit,
  write,
} from "./testing/buyer.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

/** Starts a shop with Stripe's PaymentIntents, and a user who is about to order. */
async function startBuying(card: string): Promise<Site> {
  const { outside } = await startSite();
  const chargesUrl = `${outside}/payment/v1/payment_intents`;
  const payment = { kind: "stripe", chargesUrl, secret: "only-for-tests", patience: 1000 } as const;
  const site = { ...(await startSite({ payment })), outside };
  await prepareOrder(site, card);
  return site;
}

it("charges an order once if its answer was lost and it is submitted again (robustness-21)", async () => {
  const site = await startBuying(GOOD_CARD);
  const checkout = await checkoutIn(site);
  await site.post("/__faults", { kind: "cut-after", path: "/api/commerce/order/submit" });
  await expect(submit(site, checkout)).rejects.toThrow();
  await getReceipt(await submit(site, checkout));
  expect(await getCharges(site)).toEqual([Math.round(Number(checkout.totals.grandTotal) * 100)]);
  expect(await orderCount(site)).toBe(1);
});

it("keeps a payment open if Stripe does not answer, and reads it on the next submit", async () => {
  const site = await startBuying(SILENT);
  const checkout = await checkoutIn(site);
  expect(await getRefusal(await submit(site, checkout))).toMatchObject({
    status: 503,
    code: "order-pending",
  });
  await getReceipt(await submit(site, checkout));
  expect(await getCharges(site)).toHaveLength(1);
});

it("orders nothing if the card was declined", async () => {
  const site = await startBuying(DECLINED);
  const refused = await getRefusal(await submit(site, await checkoutIn(site)));
  expect(refused).toMatchObject({ status: 402, code: "payment-declined", field: "payment" });
  expect([await getCharges(site), await orderCount(site)]).toEqual([[], 0]);
});

it("passes the client secret to the page for the second step, and reads the bank's result", async () => {
  const site = await startBuying(SECOND_STEP);
  const checkout = await checkoutIn(site);
  const refusal = await getRefusal(await submit(site, checkout));
  expect(refusal).toMatchObject({ status: 402, code: "payment-action-required" });
  expect(await getRefusal(await submit(site, checkout))).toEqual(refusal);
  await answerBank(site, refusal.action);
  await getReceipt(await submit(site, checkout));
  expect(await getCharges(site)).toHaveLength(1);
});

it("reports a refused second step as such, not as a declined card", async () => {
  const site = await startBuying(SECOND_STEP);
  const checkout = await checkoutIn(site);
  const { action } = await getRefusal(await submit(site, checkout));
  await answerBank(site, action, false);
  const refused = await getRefusal(await submit(site, checkout));
  expect(refused).toMatchObject({ status: 402, code: "payment-not-confirmed", field: "payment" });
  expect([await getCharges(site), await orderCount(site)]).toEqual([[], 0]);
});

it("cancels an abandoned second step before another payment", async () => {
  const site = await startBuying(SECOND_STEP);
  const { action } = await getRefusal(await submit(site, await checkoutIn(site)));
  await write(site, "shopping-cart", { items: [{ productId: "20101", type: "digital", format: "PDF" }] });
  const again = await getRefusal(await submit(site, await checkoutIn(site)));
  expect(again.code).toBe("payment-action-required");
  await answerBank(site, action);
  expect(await getCharges(site)).toEqual([]);
});
