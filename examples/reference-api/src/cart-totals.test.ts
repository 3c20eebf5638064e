import { type Cart, shoppingCart } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const HARDCOVER = { productId: "10011-EN-HBK" }; // $32.00, 620 g
const PDF = { productId: "20101-EN-PDF" }; // $9.95

const add = (site: Site, ...items: object[]) => site.post("/api/shopping-cart", { items });
const apply = (site: Site, code: string, remove = false) =>
  site.post("/api/commerce/order/promo-code", { code, remove });
const sendTo = (site: Site, state: string, countryCode = "US") =>
  site.post("/api/shopping-cart/estimate", { countryCode, state });

async function cartOf(answer: Response | Promise<Response>): Promise<Cart> {
  const { cart } = parse(shoppingCart.answer, await (await answer).json());
  if (!cart) throw new Error("There is no cart.");
  return cart;
}

async function getRefusal(answer: Promise<Response>): Promise<string> {
  const { status, body } = { status: (await answer).status, body: await (await answer).json() };
  return `${status} ${(body as { errors: { code: string }[] }).errors[0]?.code}`; // The contract guarantees this shape.
}

/** Lists goods, discount, tax, shipping and the grand total. */
function totals({ subTotal, discount_amount, tax, shippingCost, grandTotal }: Cart) {
  return [subTotal, discount_amount, tax, shippingCost, grandTotal];
}

describe("the totals of a cart", () => {
  it("have no tax and shipping until the destination is known (content-7.6)", async () => {
    const site = await startSite();
    expect(totals(await cartOf(add(site, HARDCOVER)))).toEqual(["32.00", "0.00", null, null, "32.00"]);
    const sent = await cartOf(sendTo(site, "ma"));
    expect(sent.shipTo).toEqual({ countryCode: "US", state: "MA", postalCode: "" });
    expect(totals(sent)).toEqual(["32.00", "0.00", "2.00", "6.15", "40.15"]);
  });

  it("follow every change of the cart, and the rates of the state (content-7.6)", async () => {
    const site = await startSite();
    await add(site, HARDCOVER);
    await sendTo(site, "MA");
    expect(totals(await cartOf(add(site, HARDCOVER, PDF)))).toEqual([
      "73.95",
      "0.00",
      "4.62",
      "7.35",
      "85.92",
    ]);
    expect(totals(await cartOf(sendTo(site, "OR")))).toEqual(["73.95", "0.00", "0.00", "11.15", "85.10"]);
    expect(totals(await cartOf(sendTo(site, "", "CA")))).toEqual([
      "73.95",
      "0.00",
      "3.70",
      "22.55",
      "100.20",
    ]);
  });

  it("have no shipping cost if nothing ships", async () => {
    const site = await startSite();
    await add(site, PDF);
    expect(totals(await cartOf(sendTo(site, "MA")))).toEqual(["9.95", "0.00", "0.62", "0.00", "10.57"]);
  });

  it("are refused for a place without delivery, and for an empty cart", async () => {
    const site = await startSite();
    expect(await getRefusal(sendTo(site, "MA"))).toBe("422 empty");
    await add(site, PDF);
    expect(await getRefusal(sendTo(site, "ZZ"))).toBe("422 not-delivered");
    expect(await getRefusal(sendTo(site, "", "AQ"))).toBe("422 not-delivered");
  });
});

describe("a coupon", () => {
  it("reduces the price, whatever the case and spaces of its code, and can be removed", async () => {
    const site = await startSite();
    await add(site, HARDCOVER);
    const cart = await cartOf(apply(site, " welcome10 "));
    expect(cart.coupons).toEqual([{ code: "WELCOME10", discount_amount: "3.20" }]);
    expect(totals(cart)).toEqual(["32.00", "3.20", null, null, "28.80"]);
    expect(cart.cart_amount).toBe("28.80");
    expect(totals(await cartOf(sendTo(site, "MA")))).toEqual(["32.00", "3.20", "1.80", "6.15", "36.75"]);
    const without = await cartOf(apply(site, "WELCOME10", true));
    expect([without.coupons, without.discount_amount]).toEqual([[], "0.00"]);
    expect((await apply(site, "WELCOME10", true)).status).toBe(200);
  });

  it("is refused if it is unknown, expired or already applied", async () => {
    const site = await startSite();
    expect(await getRefusal(apply(site, "WELCOME10"))).toBe("422 empty");
    await add(site, HARDCOVER);
    expect(await getRefusal(apply(site, "NOSUCH"))).toBe("422 unknown");
    expect(await getRefusal(apply(site, "SPRING2024"))).toBe("422 expired");
    await apply(site, "WELCOME10");
    expect(await getRefusal(apply(site, "welcome10"))).toBe("409 applied");
    expect((await cartOf(site.visit("/api/shopping-cart"))).coupons).toHaveLength(1);
  });

  it("gives no discount below its minimum, and never more than the remaining amount", async () => {
    const site = await startSite();
    await add(site, PDF);
    expect((await cartOf(apply(site, "FIVEOFF"))).coupons).toEqual([
      { code: "FIVEOFF", discount_amount: "0.00" },
    ]);
    expect(totals(await cartOf(add(site, HARDCOVER))).slice(0, 2)).toEqual(["41.95", "5.00"]);
  });

  it("moves from a guest's cart into the account's with the destination", async () => {
    const site = await startSite();
    await add(site, HARDCOVER);
    await apply(site, "WELCOME10");
    await sendTo(site, "MA");
    await site.signIn("reader@quire.test");
    expect(await cartOf(site.visit("/api/shopping-cart"))).toMatchObject({
      coupons: [{ code: "WELCOME10" }],
      shipTo: { state: "MA" },
    });
  });

  it.each([
    ["WELCOME10", "FIVEOFF"],
    ["FIVEOFF", "WELCOME10"],
  ])("keeps its order among the others when the guest signs in: %s before %s", async (...codes) => {
    const site = await startSite();
    await add(site, HARDCOVER);
    for (const code of codes) await apply(site, code);
    const before = await cartOf(site.visit("/api/shopping-cart"));
    await site.signIn("reader@quire.test");
    const { coupons, grandTotal } = await cartOf(site.visit("/api/shopping-cart"));
    expect(coupons.map(({ code }) => code)).toEqual(codes);
    expect([coupons, grandTotal]).toEqual([before.coupons, before.grandTotal]);
  });

  it("stays unchanged during maintenance, as does the destination", async () => {
    const site = await startSite();
    await add(site, HARDCOVER);
    await site.post("/__scenario/maintenance", { on: true });
    expect(await (await apply(site, "WELCOME10")).json()).toMatchObject({
      maintenanceStatus: true,
      cart: { coupons: [] },
    });
    expect((await cartOf(sendTo(site, "MA"))).shipTo).toBeNull();
  });
});

describe("a partial removal from a line", () => {
  it("lowers the quantity, and removes the line with its last copy (content-7.4)", async () => {
    const site = await startSite();
    await add(site, { ...HARDCOVER, quantity: 3 }, PDF);
    const take = (quantity: number) =>
      site.post("/api/shopping-cart", { items: [{ ...HARDCOVER, quantity }] }, {}, "DELETE");
    expect((await cartOf(take(1))).line_items.physical_items).toMatchObject([{ quantity: 2 }]);
    expect((await cartOf(take(5))).line_items.physical_items).toEqual([]);
    expect((await cartOf(site.visit("/api/shopping-cart"))).line_items.digital_items).toHaveLength(1);
  });
});
