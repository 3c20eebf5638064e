import { expect, it } from "vitest";
import { regionOf } from "./region.js";

const EU =
  "EU BE BG CZ DK DE EE IE EL ES FR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE UK NO CH AL BA HR".split(
    " ",
  );

it.each(EU)("classifies %s as EU (accounts-6.4)", (country) => {
  expect(regionOf(country)).toMatchObject({ area: "eu", isDomestic: false, isUnitedStates: false });
});

it.each([
  ["GR", "EL"],
  ["GB", "UK"],
])("treats %s as %s", (iso, listed) => {
  expect(regionOf(iso).area).toBe(regionOf(listed).area);
});

it("classifies US and Canada as domestic, and the US alone as US domestic (accounts-6.4)", () => {
  expect(regionOf("us ")).toMatchObject({
    country: "US",
    area: "us-canada",
    isDomestic: true,
    isUnitedStates: true,
  });
  expect(regionOf("CA")).toMatchObject({ area: "us-canada", isDomestic: true, isUnitedStates: false });
});

it.each(["JP", "XX", "", "Germany", "constructor"])("classifies %j as elsewhere", (country) => {
  expect(regionOf(country)).toMatchObject({ area: "elsewhere", isDomestic: false });
});
