import { afterEach, expect, it, vi } from "vitest";
import { getOpeningScreen, SCREENS, toScreen } from "./screen.js";

afterEach(() => vi.restoreAllMocks());

it.each(SCREENS)("opens and switches to %s (accounts-2.1)", (name) => {
  expect([getOpeningScreen(name), toScreen(name)]).toEqual([name, name]);
});

it("opens registration for an unknown mode, and reports it (accounts-2.2, beyond-231)", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(getOpeningScreen("signin")).toBe("registration");
  const getErrors = () => error.mock.calls.flat().join();
  await vi.waitFor(() => expect(getErrors()).toContain('no mode "signin". Registration is shown.'));
  expect(getErrors()).toContain('Did you mean "sign-in"?');
});

it("refuses to switch to an unknown screen, with the specification's message (accounts-2.3)", () => {
  expect(() => toScreen("login")).toThrow(/^login is not a valid screen$/);
});
