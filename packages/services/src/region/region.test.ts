import { expect, it } from "vitest";
import { getRegion } from "./region.js";

const EU =
  "EU BE BG CZ DK DE EE IE EL ES FR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE UK NO CH AL BA HR".split(
    " ",
  );

it.each(EU)("classifies %s as EU (accounts-6.4)", (country) => {
  expect(getRegion(country)).toMatchObject({ area: "eu", isDomestic: false, isUnitedStates: false });
});

it.each([
  ["GR", "EL"],
  ["GB", "UK"],
])("treats %s as %s", (iso, listed) => {
  expect(getRegion(iso).area).toBe(getRegion(listed).area);
});

it("classifies US and Canada as domestic, and the US alone as US domestic (accounts-6.4)", () => {
  expect(getRegion("us ")).toMatchObject({
    country: "US",
    area: "us-canada",
    isDomestic: true,
    isUnitedStates: true,
  });
  expect(getRegion("CA")).toMatchObject({ area: "us-canada", isDomestic: true, isUnitedStates: false });
});

it.each(["JP", "XX", "", "Germany", "constructor"])("classifies %j as elsewhere", (country) => {
  expect(getRegion(country)).toMatchObject({ area: "elsewhere", isDomestic: false });
});
