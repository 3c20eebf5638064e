import { describe, expect, it } from "vitest";
import * as contract from "./index.js";
import { endpoints } from "./table.js";

describe("table of endpoints", () => {
  it("contains each endpoint under the name of its export (accounts-7.22)", () => {
    const exports: Record<string, unknown> = contract;
    expect(endpoints.length).toBeGreaterThan(100);
    for (const row of endpoints) expect(exports[row.name], row.name).toBe(row);
  });

  it("has no path with a leading slash", () => {
    expect(endpoints.filter((row) => row.path.startsWith("/"))).toEqual([]);
  });

  it("requires a key only for writes to the cart, orders, the library and follows", () => {
    const keyed = endpoints.filter((row) => "keyed" in row).map((row) => row.name);
    const expected = [
      "checkoutComplete",
      "addToShoppingCart",
      "removeFromShoppingCart",
      "estimateShoppingCart",
      "undoCombinedCart",
      "promoCode",
      "shippingPayment",
      "saveAddress",
      "chooseShippingMethod",
      "submitOrder",
      "follow",
      "unfollow",
      "saveFolder",
      "deleteFolder",
      "addToFolder",
      "removeFromFolder",
      "saveItem",
      "unsaveItem",
      "addToFolders",
      "removeFromFolders",
      "unfollowByName",
      "unsubscribeAll",
      "subscribeCampaign",
      "unsubscribeCampaign",
      "subscribeNewsletter",
      "unsubscribeNewsletter",
      "signUpForNewsletter",
      "signUpForCampaign",
    ];
    expect(keyed.toSorted()).toEqual(expected.toSorted());
    expect(endpoints.filter((row) => "keyed" in row && (row as contract.Endpoint).method === "GET")).toEqual(
      [],
    );
  });

  it("contains every call of the reading features", () => {
    const addresses = endpoints
      .filter(({ spec }) => spec.startsWith("content-7."))
      .map(({ method, base, path }) => `${method} ${base} ${path}`);
    expect(addresses).toEqual(
      expect.arrayContaining([
        "GET service search/auto-suggest",
        "POST api search",
        ...[
          "user/saves",
          "user/list/{listId}",
          "user/history",
          "components/myhbr/following",
          "search",
          "webinars",
          "visual-library",
          "hbr-analytic-services",
          "ascend",
          "magazine",
          "ordered",
        ].map((stream) => `GET api ${stream}/{pageNumber}/{pageSize}`),
        "GET api user/lists",
        "POST api user/lists",
        "DELETE api user/lists",
        "GET api user/list/{name}",
        "POST api user/list/{name}",
        "DELETE api user/list/{name}",
        "POST api user/saves",
        "DELETE api user/saves",
        "GET api user/saves/{id}/lists",
        "POST api user/lists/bulk-update",
        "DELETE api user/lists/bulk-update",
        "GET api user/list/url/{x}",
        "POST api user/share",
        "POST api integration/url/shorten",
        "POST api user/migrate",
        "GET api user/attributes",
        "GET api components/article/{year}/{month}/{seo}",
        "POST api user/subscribe",
        "DELETE api user/subscribe",
        "DELETE api user/unsubscribe/all",
        "GET api topic",
        "DELETE api user/follow",
        "POST api user/marketingcampaign/subscribe",
        "DELETE api user/marketingcampaign/subscribe",
        "POST api newsletters/subscribe",
        "POST api newsletters/unsubscribe",
        "POST api marketingcampaign/subscribe",
        "GET api product/{id}/availabilities",
        "POST api commerce/shipping-payment",
        "POST api commerce/address",
        "GET api commerce/state-province/{country}",
        "POST api commerce/order/shipping-method",
        "POST api commerce/order/submit",
      ]),
    );
  });
});
