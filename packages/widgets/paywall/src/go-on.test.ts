import { expect, it } from "vitest";
import { checkoutAddress } from "./go-on.js";

const PAGE = "https://quire.test/subscriptions?voucher_code=AUTUMN";

it.each([
  ["/checkout?offer=1", "AUTUMN", "https://quire.test/checkout?offer=1&voucher_code=AUTUMN"],
  ["https://shop.test/", undefined, "https://shop.test/"],
  ["/checkout?voucher_code=OWN", "AUTUMN", "https://quire.test/checkout?voucher_code=OWN"],
])("appends to the checkout %s the page's voucher %j: %s", (checkout, code, address) => {
  expect(checkoutAddress(checkout, code, PAGE)).toBe(address);
});
