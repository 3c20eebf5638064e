import { expect, it } from "vitest";
import { getVoucherCode } from "./voucher-code.js";

it("reads voucher_code from the address (accounts-2.27)", () => {
  expect(getVoucherCode("?a=1&voucher_code=SPRING-26")).toBe("SPRING-26");
  expect(getVoucherCode("?voucher_code=%20SPRING-26%20")).toBe("SPRING-26");
});

it.each([
  "",
  "?voucher_code=",
  "?voucher_code=a&voucher_code=b",
  "?voucher_code=%3Cimg%3E",
  `?voucher_code=${"x".repeat(65)}`,
])("finds no valid voucher_code in %j", (search) => {
  expect(getVoucherCode(search)).toBeUndefined();
});
