import { expect, it } from "vitest";
import { DEFAULTS } from "./header-options.js";
import { getLogo, type Logo } from "./header-shell.js";

/** Scrolls from one position to the next and returns the logo at each. */
function logos(positions: readonly number[], isMobile: boolean, options = DEFAULTS): Logo[] {
  let logo: Logo = "big";
  return positions.map((position) => {
    logo = getLogo(position, isMobile, logo, options);
    return logo;
  });
}

it("is big below 100px and small above 250px on a desktop, and unchanged in between (content-2.20)", () => {
  expect(logos([0, 99, 100, 250, 251, 250, 100, 99], false)).toEqual([
    "big",
    "big",
    "big",
    "big",
    "small",
    "small",
    "small",
    "big",
  ]);
});

it("is big below 90px and small above 200px on a phone, and unchanged in between (content-2.20)", () => {
  expect(logos([0, 90, 200, 201, 200, 90, 89], true)).toEqual([
    "big",
    "big",
    "big",
    "small",
    "small",
    "small",
    "big",
  ]);
});

it("follows the thresholds that the page sets", () => {
  const options = { ...DEFAULTS, desktopBigBelow: 10, desktopSmallAbove: 20 };
  expect(logos([15, 21, 15, 9], false, options)).toEqual(["big", "small", "small", "big"]);
});
