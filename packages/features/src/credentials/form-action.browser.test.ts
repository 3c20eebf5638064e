import { configure } from "@quire/services/configuration";
import { expect, it } from "vitest";
import { authenticatePath, formAction } from "./form-action.js";

it.each(["/old/login.do", "https://accounts.quire.test/in"])("uses the template's address %s", (address) => {
  expect(formAction(address, "/register")).toBe(address);
});

it.each([
  undefined,
  "",
  "mailto:a@b.de",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,1",
  "blob:1",
])("rejects the address %j (robustness-8)", (address) =>
  expect(formAction(address, "/register")).toBe("/register"),
);

it("uses the authenticate path of the configured site for sign-in", () => {
  configure({ site: "/press/" });
  expect(authenticatePath()).toBe("/press/authenticate");
});
