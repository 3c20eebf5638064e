import * as v from "valibot";
import { expect, it } from "vitest";
import { CartItemSchema } from "../contract/index.js";
import { toCartItem } from "./to-cart-item.js";

it("reads every attribute of a cart item (content-3.3)", () => {
  const data = {
    productId: "10042",
    productUrl: "/product/x/10042",
    productPrice: "12.95",
    type: "ebook",
    quantity: "2",
    format: "EPUB",
    referral: "03069",
    groupName: "Strategy",
  };
  expect(toCartItem(data)).toEqual({ ...data, quantity: 2 });
});

it("uses the referral in the product's address if the trigger has none (content-2.4, content-3.3)", () => {
  const productUrl = "/product/x/10042?referral=02749";
  expect(toCartItem({ productId: "1", productUrl }).referral).toBe("02749");
  expect(toCartItem({ productId: "1", productUrl, referral: "03069" }).referral).toBe("03069");
});

it("adds one copy if no quantity is given", () => {
  expect(toCartItem({ productId: "1" })).toEqual({ productId: "1", quantity: 1 });
});

it.each([
  [{}, "data-product-id"],
  [{ productId: "" }, "data-product-id"],
  [{ productId: "1", quantity: "0" }, "data-quantity"],
  [{ productId: "1", quantity: "many" }, "data-quantity"],
  [{ productId: "1", type: "box" }, "data-type"],
  [{ productId: "1", productPrice: "$12.95" }, "data-product-price"],
  [{ productId: "1", groupName: "x".repeat(201) }, "data-group-name"],
])("reports the attribute that makes %j unusable", (data, attribute) => {
  expect(() => toCartItem(data)).toThrow(
    expect.objectContaining({ code: "trigger/incomplete", message: expect.stringContaining(attribute) }),
  );
});

it("reports the problem and a valid example to the developer", () => {
  const usable = v.safeParse(CartItemSchema, { productId: "1", quantity: 0 });
  const [issue] = usable.issues ?? [];
  expect(() => toCartItem({ productId: "1", quantity: "0" })).toThrow(
    expect.objectContaining({
      why: `${issue?.message}.`,
      message: expect.stringMatching(
        /^An add-to-cart trigger cannot be used: data-quantity\. .+data-quantity="1"/s,
      ),
    }),
  );
});
