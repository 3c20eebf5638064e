import { expect, it } from "vitest";
import { dropRegistration, keepRegistration, keptRegistration } from "./registration-note.js";

it("keeps the e-mail of a new account until it is confirmed", () => {
  expect(keptRegistration()).toBeNull();
  keepRegistration("ada@quire.test");
  expect(keptRegistration()).toBe("ada@quire.test");
  dropRegistration();
  expect(keptRegistration()).toBeNull();
});
