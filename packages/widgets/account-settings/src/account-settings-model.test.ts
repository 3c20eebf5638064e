import { describe, expect, it } from "vitest";
import { getSections } from "./account-settings-model.js";

describe("getSections", () => {
  it("keeps the given order, and each section once", () => {
    expect(getSections(" delete  name delete").sections).toEqual(["delete", "name"]);
  });

  it("returns unknown names apart", () => {
    expect(getSections("name e-mail")).toEqual({ sections: ["name"], unknown: ["e-mail"] });
  });
});
