import { expect, it } from "vitest";
import { getListingAddress, getReferral } from "./listing-address.js";

it.each([
  ["/product/four-seconds/10023", "/product/four-seconds/an/10023"],
  [
    "/product/four-seconds/10023-EN-KND?referral=03069#top",
    "/product/four-seconds/an/10023-EN-KND?referral=03069#top",
  ],
  ["/product/10023", "/product/an/10023"],
  ["/product/four-seconds/10023/", "/product/four-seconds/an/10023"],
])("adds the segment `an` to %s: %s (content-2.3)", (address, expected) => {
  expect(getListingAddress(address)).toBe(expected);
});

it.each([
  "https://shop.example/product/four-seconds/10023",
  "//evil.test/product/four-seconds/10023",
  "/product/four-seconds/an/10023",
  "/store/books",
  "/products/10023",
  "/product/",
  "/product/?q=1",
  "",
])("returns undefined for %j: absolute, already changed, or not a product (content-2.3)", (address) => {
  expect(getListingAddress(address)).toBeUndefined();
});

it.each([
  ["/product/x/1?referral=03069", "03069"],
  ["/product/x/1?a=b&referral=02749#c", "02749"],
  ["/product/x/1?referral=%22", undefined],
  ["/product/x/1?referral=03069x", undefined],
  ["/product/x/1", undefined],
])("reads from %s the referral %s (content-2.4)", (address, expected) => {
  expect(getReferral(address)).toBe(expected);
});
