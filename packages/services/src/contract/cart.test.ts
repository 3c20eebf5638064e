import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { addToShoppingCart, CartSchema, shoppingCart } from "./cart.js";

const cart = {
  id: "c1",
  currency: { code: "USD" },
  cart_amount: "25.90",
  line_items: {
    physical_items: [{ product_id: 10042, name: "The Quiet Leader", quantity: 2, unitPrice: 12.95 }],
    digital_items: [],
  },
};

describe("CartSchema", () => {
  it("keeps amounts as the API sends them, as a number or as decimal text (content-3.1)", () => {
    const read = parse(CartSchema, cart);
    expect(read.cart_amount).toBe("25.90");
    expect(read.line_items.physical_items[0]).toMatchObject({ product_id: "10042", unitPrice: 12.95 });
  });

  it("keeps unknown fields, because hosts read the stored cart", () => {
    expect(parse(CartSchema, { ...cart, channel_id: 1 })).toHaveProperty("channel_id", 1);
  });

  it.each(["12,95", "$12.95", "1e3", "", Number.NaN, Number.POSITIVE_INFINITY, {}])(
    "refuses the amount %j",
    (wrong) => {
      expect(safeParse(CartSchema, { ...cart, cart_amount: wrong }).success).toBe(false);
    },
  );

  it("drops __proto__ (robustness-9)", () => {
    const hostile: unknown = JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(cart).slice(1)}`);
    const read = parse(CartSchema, hostile);
    expect(Reflect.get(read, "a")).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe("cart calls", () => {
  it("accept an answer without a cart", () => {
    expect(parse(shoppingCart.answer, { cart: null })).toEqual({ cart: null, maintenanceStatus: false });
  });

  it("treat an item as added unless the answer says otherwise", () => {
    expect(parse(addToShoppingCart.answer, { cart }).itemAdded).toBe(true);
    expect(parse(addToShoppingCart.answer, { cart, itemAdded: false }).itemAdded).toBe(false);
  });

  it.each([{ items: [] }, { items: [{ productId: "" }] }, { items: [{ productId: "1", quantity: 1.5 }] }])(
    "refuse to send %j",
    (wrong) => {
      expect(safeParse(addToShoppingCart.body.schema, wrong).success).toBe(false);
    },
  );
});
