import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { checkoutComplete, transactionDigitalData, userRef } from "./checkout.js";
import { geolocationLookup } from "./geolocation.js";
import { giveArticleGift } from "./gift.js";

describe("the calls around a checkout", () => {
  it("do not take any other JSON for an activation or a reference", () => {
    expect(parse(checkoutComplete.answer, { activated: true })).toEqual({ activated: true, roleCode: "" });
    expect(safeParse(checkoutComplete.answer, {}).success).toBe(false);
    expect(safeParse(userRef.answer, { userRef: "" }).success).toBe(false);
  });

  it("pass a transaction's digital data through", () => {
    const data = { transaction: { transactionID: "1" }, anything: [1] };
    expect(parse(transactionDigitalData.answer, data)).toEqual(data);
    expect(safeParse(transactionDigitalData.query, { uid: "" }).success).toBe(false);
  });
});

describe("an article gift", () => {
  it("has an address and how many are left", () => {
    const gift = { articleGiftURL: "https://quire.test/a?gift=1", articleGiftsLeft: 3 };
    expect(parse(giveArticleGift.answer, gift)).toEqual(gift);
    expect(parse(giveArticleGift.answer, { ...gift, articleGiftsLeft: -1 }).articleGiftsLeft).toBeUndefined();
    expect(safeParse(giveArticleGift.answer, { articleGiftsLeft: 3 }).success).toBe(false);
  });
});

describe("the country lookup", () => {
  it("names a country, and a city where one is known", () => {
    expect(parse(geolocationLookup.answer, { country: "GB", city: null })).toEqual({
      country: "GB",
      city: "",
    });
    expect(safeParse(geolocationLookup.answer, { city: "Boston" }).success).toBe(false);
  });
});
