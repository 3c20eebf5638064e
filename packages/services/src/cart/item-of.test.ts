import * as v from "valibot";
import { expect, it } from "vitest";
import { CartItemSchema } from "../contract/index.js";
import { itemOf } from "./item-of.js";

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
  expect(itemOf(data)).toEqual({ ...data, quantity: 2 });
});

it("takes the referral of the product's address where the trigger names none (content-2.4, content-3.3)", () => {
  const productUrl = "/product/x/10042?referral=02749";
  expect(itemOf({ productId: "1", productUrl }).referral).toBe("02749");
  expect(itemOf({ productId: "1", productUrl, referral: "03069" }).referral).toBe("03069");
});

it("takes one where no quantity is given", () => {
  expect(itemOf({ productId: "1" })).toEqual({ productId: "1", quantity: 1 });
});

it.each([
  [{}, "data-product-id"],
  [{ productId: "" }, "data-product-id"],
  [{ productId: "1", quantity: "0" }, "data-quantity"],
  [{ productId: "1", quantity: "many" }, "data-quantity"],
  [{ productId: "1", type: "box" }, "data-type"],
  [{ productId: "1", productPrice: "$12.95" }, "data-product-price"],
  [{ productId: "1", groupName: "x".repeat(201) }, "data-group-name"],
])("names the attribute that makes %j unusable", (data, attribute) => {
  expect(() => itemOf(data)).toThrow(
    expect.objectContaining({ code: "trigger/incomplete", message: expect.stringContaining(attribute) }),
  );
});

it("tells the developer what is wrong with it, and how one is written", () => {
  const usable = v.safeParse(CartItemSchema, { productId: "1", quantity: 0 });
  const [issue] = usable.issues ?? [];
  expect(() => itemOf({ productId: "1", quantity: "0" })).toThrow(
    expect.objectContaining({
      why: `${issue?.message}.`,
      message: expect.stringMatching(
        /^An add-to-cart trigger cannot be used: data-quantity\. .+data-quantity="1"/s,
      ),
    }),
  );
});
