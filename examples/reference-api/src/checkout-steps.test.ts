import { afterEach, describe, expect, it } from "vitest";
import {
  askCheckout,
  checkoutIn,
  GOOD_CARD,
  getReceipt,
  getRefusal,
  HOME,
  saveAddress,
  startBuying,
  submit,
  tokenFor,
  write,
} from "./testing/buyer.js";
import { startAs } from "./testing/reader.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

describe("addresses", () => {
  it("refuse a 51st address of an account with a clear reason (beyond-184)", async () => {
    const site = await startAs("newcomer");
    const answers = [];
    for (let count = 0; count < 51; count++) answers.push(await write(site, "commerce/address", HOME));
    expect(answers.slice(0, 50).every(({ status }) => status === 200)).toBe(true);
    const last = answers.at(-1);
    expect(last && (await getRefusal(last))).toMatchObject({ status: 422, code: "too-many" });
  });

  it("are stored in the account, and changed by their id (content-3.6, content-7.8)", async () => {
    const site = await startAs("newcomer");
    const { id } = await saveAddress(site);
    expect(await saveAddress(site, { id, city: "Salem" })).toMatchObject({ id, city: "Salem", state: "MA" });
    expect((await askCheckout(site)).checkout).toBeNull();
  });

  it("are refused with a problem for each field", async () => {
    const site = await startAs("newcomer");
    const refused = await write(site, "commerce/address", {
      ...HOME,
      lastName: " ",
      state: "ZZ",
      postalCode: "1",
    });
    expect(refused.status).toBe(422);
    const { errors } = (await refused.json()) as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ["lastName", "required"],
      ["postalCode", "postal-code"],
      ["state", "unknown-state"],
    ]);
  });

  it("are refused for a name that the form also refuses (beyond-185)", async () => {
    const site = await startAs("newcomer");
    const refused = await write(site, "commerce/address", { ...HOME, firstName: "A(", lastName: "<" });
    const { errors } = (await refused.json()) as { errors: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ["firstName", "name"],
      ["lastName", "name"],
    ]);
  });

  it("are private to their account, and guests have none", async () => {
    const site = await startAs("newcomer");
    const { id } = await saveAddress(site);
    await site.signIn("reader@quire.test");
    expect((await write(site, "commerce/address", { ...HOME, id })).status).toBe(404);
    const stolen = await write(site, "commerce/shipping-payment", { shippingAddressId: id });
    expect(await getRefusal(stolen)).toMatchObject({ status: 422, code: "unknown-address" });
    expect((await write(await startSite(), "commerce/address", HOME)).status).toBe(401);
  });

  it("have the states of their country as options, or none (content-7.8)", async () => {
    const site = await startSite();
    const states = async (country: string) =>
      (await site.visit(`/api/commerce/state-province/${country}`)).json();
    expect(((await states("US")) as { states: object[] }).states).toContainEqual({
      code: "MA",
      name: "Massachusetts",
    });
    expect(await states("GB")).toEqual({ states: [] });
    expect((await site.visit("/api/commerce/state-province/constructor")).status).toBe(404);
  });
});

describe("a checkout", () => {
  it("shows the totals for the chosen address and shipping method (content-7.7, content-7.10)", async () => {
    const site = await startBuying();
    const standard = await checkoutIn(site);
    expect(standard).toMatchObject({
      ships: true,
      shippingMethod: "standard",
      paymentLabel: "Visa •••• 4242",
    });
    await write(site, "commerce/order/shipping-method", { shippingMethod: "express" });
    const express = await checkoutIn(site);
    const cents = (amount: unknown) => Math.round(Number(amount) * 100);
    expect(cents(express.totals.grandTotal) - cents(standard.totals.grandTotal)).toBe(900);
    expect(cents(standard.totals.tax)).toBe(Math.round(cents(standard.totals.subTotal) * 0.0625));
    expect(express.quote).not.toBe(standard.quote);
    expect(express.orderKey).toBe(standard.orderKey);
  });

  it("offers the methods of the estimated destination before the first address (beyond-294)", async () => {
    const site = await startAs("newcomer");
    await write(site, "shopping-cart", { items: [{ productId: "10011", type: "ship" }] });
    expect(await checkoutIn(site)).toMatchObject({ shippingMethods: [], shippingMethod: "" });
    await write(site, "shopping-cart/estimate", { countryCode: "US", state: "MA", postalCode: "02110" });
    const standard = await checkoutIn(site);
    expect(standard).toMatchObject({ shippingAddressId: "", shippingMethod: "standard" });
    await write(site, "commerce/order/shipping-method", { shippingMethod: "express" });
    const express = await checkoutIn(site);
    expect(Number(express.totals.shippingCost) - Number(standard.totals.shippingCost)).toBeCloseTo(9);
    await saveAddress(site);
    expect((await checkoutIn(site)).totals).toEqual(express.totals);
  });

  it("refuses a shipping method that its address does not offer", async () => {
    const refused = await write(await startBuying(), "commerce/order/shipping-method", {
      shippingMethod: "owl",
    });
    expect(await getRefusal(refused)).toMatchObject({
      status: 422,
      code: "unknown-method",
      field: "shippingMethod",
    });
  });

  it("never returns the payment token", async () => {
    const site = await startBuying();
    const payment = await tokenFor(site, "4242424242424242");
    expect(JSON.stringify(await askCheckout(site, { payment }))).not.toContain(payment.token);
  });

  it("answers 401 for guests", async () => {
    expect((await write(await startSite(), "commerce/shipping-payment", {})).status).toBe(401);
  });
});

describe("the checkout of files only (beyond-317)", () => {
  const PDF = { productId: "20101", type: "digital", format: "PDF" };
  const BOSTON = { countryCode: "US", postalCode: "02110" };

  async function startWithFile() {
    const site = await startAs("newcomer");
    await write(site, "shopping-cart", { items: [PDF] });
    return site;
  }

  it("needs only country and postal code, and taxes by their state", async () => {
    const site = await startWithFile();
    expect(await checkoutIn(site)).toMatchObject({ billing: "place", billingPlace: null });
    const payment = await tokenFor(site, GOOD_CARD);
    const checkout = await checkoutIn(site, { billingPlace: BOSTON, payment });
    expect(checkout).toMatchObject({
      billingPlace: { ...BOSTON, state: "MA" },
      totals: { subTotal: "9.95", tax: "0.62", grandTotal: "10.57" },
    });
    const receipt = await getReceipt(await submit(site, checkout));
    expect(receipt.billingAddress).toMatchObject({ ...BOSTON, state: "MA", city: "" });
  });

  it("refuses a wrong place by its field, and an order without any", async () => {
    const site = await startWithFile();
    const refused = await write(site, "commerce/shipping-payment", {
      billingPlace: { ...BOSTON, postalCode: "x" },
    });
    expect(await getRefusal(refused)).toMatchObject({
      status: 422,
      code: "postal-code",
      field: "postalCode",
    });
    const checkout = await checkoutIn(site, { payment: await tokenFor(site, GOOD_CARD) });
    expect(await getRefusal(await submit(site, checkout))).toMatchObject({
      ...{ status: 422, code: "required", field: "billingAddressId" },
    });
  });

  it("needs addresses once something ships", async () => {
    const site = await startWithFile();
    await checkoutIn(site, { billingPlace: BOSTON });
    await write(site, "shopping-cart", { items: [{ productId: "10011", type: "ship" }] });
    expect(await checkoutIn(site)).toMatchObject({ billing: "address", billingPlace: null, ships: true });
  });
});
