import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { checkoutComplete, transactionDigitalData, userRef } from "./checkout.js";
import { geolocationLookup } from "./geolocation.js";
import { giveArticleGift } from "./gift.js";

describe("checkout calls", () => {
  it("reject other JSON as an activation or a reference", () => {
    expect(parse(checkoutComplete.answer, { activated: true })).toEqual({ activated: true, roleCode: "" });
    expect(safeParse(checkoutComplete.answer, {}).success).toBe(false);
    expect(safeParse(userRef.answer, { userRef: "" }).success).toBe(false);
  });

  it("keep a transaction's digital data unchanged", () => {
    const data = { transaction: { transactionID: "1" }, anything: [1] };
    expect(parse(transactionDigitalData.answer, data)).toEqual(data);
    expect(safeParse(transactionDigitalData.query, { uid: "" }).success).toBe(false);
  });
});

describe("article gift", () => {
  it("has an address and the number of gifts left", () => {
    const gift = { articleGiftURL: "https://quire.test/a?gift=1", articleGiftsLeft: 3 };
    expect(parse(giveArticleGift.answer, gift)).toEqual(gift);
    expect(parse(giveArticleGift.answer, { ...gift, articleGiftsLeft: -1 }).articleGiftsLeft).toBeUndefined();
    expect(safeParse(giveArticleGift.answer, { articleGiftsLeft: 3 }).success).toBe(false);
  });
});

describe("country lookup", () => {
  it("returns the country, and the city if it is known", () => {
    expect(parse(geolocationLookup.answer, { country: "GB", city: null })).toEqual({
      country: "GB",
      city: "",
    });
    expect(safeParse(geolocationLookup.answer, { city: "Boston" }).success).toBe(false);
  });
});
