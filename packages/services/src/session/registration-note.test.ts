import { expect, it } from "vitest";
import { dropRegistration, keepRegistration, keptRegistration } from "./registration-note.js";

it("stores the e-mail of a new account until its confirmation", () => {
  expect(keptRegistration()).toBeNull();
  keepRegistration("ada@quire.test");
  expect(keptRegistration()).toBe("ada@quire.test");
  dropRegistration();
  expect(keptRegistration()).toBeNull();
});
