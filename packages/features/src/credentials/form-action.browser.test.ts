import { configure } from "@quire/services/configuration";
import { expect, it } from "vitest";
import { authenticatePath, formAction } from "./form-action.js";

it.each(["/old/login.do", "https://accounts.quire.test/in"])(
  "a form goes to %s, as its template says",
  (given) => {
    expect(formAction(given, "/register")).toBe(given);
  },
);

it.each([
  undefined,
  "",
  "mailto:a@b.de",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,1",
  "blob:1",
])("a form never goes to %j (robustness-8)", (given) =>
  expect(formAction(given, "/register")).toBe("/register"),
);

it("sign-in goes to authenticate of the configured site", () => {
  configure({ site: "/press/" });
  expect(authenticatePath()).toBe("/press/authenticate");
});
