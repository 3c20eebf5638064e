import { afterEach, expect, it, vi } from "vitest";
import { openingScreen, SCREENS, screenNamed } from "./screen.js";

afterEach(() => vi.restoreAllMocks());

it.each(SCREENS)("opens and switches to %s (accounts-2.1)", (name) => {
  expect([openingScreen(name), screenNamed(name)]).toEqual([name, name]);
});

it("opens registration for an unknown mode, and tells the developer (accounts-2.2)", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(openingScreen("login")).toBe("registration");
  expect(error.mock.calls.flat().join()).toContain('no mode "login"');
});

it("refuses to switch to an unknown screen, in the words of the specification (accounts-2.3)", () => {
  expect(() => screenNamed("login")).toThrow(/^login is not a valid screen$/);
});
