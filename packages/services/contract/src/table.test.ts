import { describe, expect, it } from "vitest";
import * as contract from "./index.js";
import { endpoints } from "./table.js";

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

const exported = Object.entries(contract).filter(([, value]) => isEndpoint(value));

describe("the table of endpoints", () => {
  it("holds every exported endpoint under its own name", () => {
    const byName = Object.fromEntries(endpoints.map((row) => [row.name, row]));
    expect(byName).toEqual(Object.fromEntries(exported));
    expect(Object.keys(byName)).toHaveLength(endpoints.length);
  });

  it("keeps paths free of a leading slash, so that a base and a path join with exactly one", () => {
    expect(endpoints.filter((row) => row.path.startsWith("/"))).toEqual([]);
  });

  it("gives a key to every write to the cart and to nothing that only reads", () => {
    const keyed = endpoints.filter((row) => "keyed" in row).map((row) => row.name);
    expect(keyed).toEqual(["addToShoppingCart", "removeFromShoppingCart"]);
  });
});
