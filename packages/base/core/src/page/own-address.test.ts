import { expect, it } from "vitest";
import { hasBase, ownAddress } from "./own-address.js";

it("a server knows no base, and leaves addresses as they are", () => {
  expect(hasBase()).toBe(false);
  expect(ownAddress("/sign-in")).toBe("/sign-in");
});
