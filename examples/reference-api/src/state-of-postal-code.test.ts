import { describe, expect, it } from "vitest";
import { countries } from "./seed/countries.js";
import { stateOfPostalCode } from "./state-of-postal-code.js";

describe("the state of a postal code (beyond-317)", () => {
  it.each([
    ["US", "02110", "MA"],
    ["US", "10001", "NY"],
    ["US", "19801", "DE"],
    ["US", "20001-1234", "DC"],
    ["US", "60601", "IL"],
    ["US", "73301", "OK"],
    ["US", "75201", "TX"],
    ["US", "90210", "CA"],
    ["US", "98101", "WA"],
    ["US", "99501", "AK"],
    ["CA", "h2x 1y4", "QC"],
    ["CA", "V6B 1A1", "BC"],
    ["DE", "10115", ""],
    ["US", "x", ""],
  ])("%s %s is %s", (country, postalCode, state) => {
    expect(stateOfPostalCode(country, postalCode)).toBe(state);
  });

  it("is a state of its country for every prefix", () => {
    const codes = Array.from({ length: 990 }, (_, index) => `${String(index + 10).padStart(3, "0")}01`);
    const states = new Set(codes.map((code) => stateOfPostalCode("US", code)));
    expect([...states].filter((state) => !(state in (countries.US?.states ?? {})))).toEqual([]);
  });
});
