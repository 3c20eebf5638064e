import { expect, it } from "vitest";
import { hasBase, ownAddress } from "./own-address.js";

it("keeps addresses on a server, which has no base", () => {
  expect(hasBase()).toBe(false);
  expect(ownAddress("/sign-in")).toBe("/sign-in");
});
