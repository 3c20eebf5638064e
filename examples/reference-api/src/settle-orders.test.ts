import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  askCheckout,
  checkoutIn,
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

const MINUTE = 60_000;

let folder: string;
let outside: Site;
let time: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "quire-"));
  outside = await startSite(); // This site only provides the payment service, which continues after the server is killed.
  time = Date.now();
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<Site> {
  const chargesUrl = `${outside.outside}/payment/charges`;
  const payment = { chargesUrl, secret: "only-for-tests", patience: 1000 };
  const file = join(folder, "data.sqlite");
  return { ...(await startSite({ file, payment, now: () => time })), outside: outside.outside };
}

/** Submits an order, kills the server, and starts it again after some minutes. */
async function leaveOrder(card: string, minutes: number) {
  const before = await start();
  await prepareOrder(before, card);
  const checkout = await checkoutIn(before);
  const refused = await getRefusal(await submit(before, checkout));
  await before.close();
  time += minutes * MINUTE;
  const site = await start();
  await site.signIn("newcomer@quire.test");
  return { site, checkout, refused };
}

const waitForSettlement = (site: Site) =>
  vi.waitFor(async () => expect((await askCheckout(site)).pending).toBeNull());

it("orders a charged attempt once if its user never returned, after any number of starts", async () => {
  const { site, checkout } = await leaveOrder(SILENT, 31);
  await waitForSettlement(site);
  await site.close();
  const again = await start();
  await again.signIn("newcomer@quire.test");
  expect([await orderCount(again), (await getCharges(again)).length]).toEqual([1, 1]);
  const { lastOrder } = await askCheckout(again);
  expect(lastOrder).toMatchObject({ totals: checkout.totals });
  // A page that still requests the result gets the same order.
  const receipt = await getReceipt(await submit(again, checkout));
  expect(receipt.orderNumber).toBe(lastOrder?.orderNumber);
  expect(await orderCount(again)).toBe(1);
});

it("never charges an order that was left at the bank's second step", async () => {
  const { site, refused } = await leaveOrder(SECOND_STEP, 31);
  await waitForSettlement(site);
  const body = JSON.stringify({ action: refused.action, approved: true });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${outside.outside}/payment/second-step`, { method: "POST", body, headers });
  expect([await getCharges(site), await orderCount(site)]).toEqual([[], 0]);
  expect(await checkoutIn(site)).toMatchObject({ paymentLabel: "" });
});

it("leaves an order to its user for half an hour", async () => {
  const { site, checkout } = await leaveOrder(SECOND_STEP, 29);
  await write(site, "commerce/shipping-payment", {}); // The server has started by the end of this request.
  expect((await askCheckout(site)).pending).toMatchObject({ orderKey: checkout.orderKey });
  expect(await getRefusal(await submit(site, checkout))).toMatchObject({ code: "payment-action-required" });
});
