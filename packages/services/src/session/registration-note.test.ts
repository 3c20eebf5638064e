import { expect, it } from "vitest";
import { dropRegistration, getKeptRegistration, keepRegistration } from "./registration-note.js";

it("stores the e-mail of a new account until its confirmation", () => {
  expect(getKeptRegistration()).toBeNull();
  keepRegistration("ada@quire.test");
  expect(getKeptRegistration()).toBe("ada@quire.test");
  dropRegistration();
  expect(getKeptRegistration()).toBeNull();
});
