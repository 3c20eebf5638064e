import { setPageConfiguration } from "@quire/core";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { configuration, configure, parseConfiguration } from "./configuration.js";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

const said = () => errors.mock.calls.map(([line]) => String(line)).join("\n");

it("has the defaults of the specification", () => {
  const settings = parseConfiguration({});
  expect(settings).toMatchObject({
    api: "/api/",
    service: "/service/",
    identity: null,
    afterSignIn: "reload",
  });
  expect(settings.customerService.href).toBe("/subscriber-help#contact-customer-service");
  expect(settings.tiers.ROLE_HBRG_BETTER).toEqual({ tier: "Better", caption: "Digital + Print" });
  expect(settings.passwordPolicies.registration.minLength).toBe(8);
  expect(settings.passwordPolicies.shared.minLength).toBe(10);
  expect(said()).toBe("");
});

it("names an unknown key and the one that was meant", () => {
  parseConfiguration({ API: "/v2/" });
  expect(said()).toContain('configuration/unknown-key: The configuration\'s "API" is not a setting.');
  expect(said()).toContain('Did you mean "api"?');
});

it("reports a wrong value by its path and uses the default of its key alone", () => {
  const settings = parseConfiguration({ customerService: { phone: 5 }, api: "/v2/" });
  expect(said()).toContain('configuration/invalid: The configuration\'s "customerService.phone"');
  expect(settings.customerService.phone).toBe("");
  expect(settings.api).toBe("/v2/");
});

it.each(["javascript:alert(1)", "//evil.test/", "api", "http:///x", "/a\\b", ""])(
  "refuses %j as a base",
  (api) => {
    expect(parseConfiguration({ api }).api).toBe("/api/");
  },
);

it("lets a page change one part of a password policy", () => {
  const { passwordPolicies } = parseConfiguration({ passwordPolicies: { registration: { minLength: 12 } } });
  expect(passwordPolicies.registration).toMatchObject({ minLength: 12, digit: true });
  expect(passwordPolicies.shared.minLength).toBe(10);
});

it("is read again after a change, and not before", () => {
  const first = configuration();
  expect(configuration()).toBe(first);
  configure({ timeout: 5000 });
  expect(configuration().timeout).toBe(5000);
});

it("robustness 9: keys of Object.prototype are no settings", () => {
  setPageConfiguration(JSON.parse('{"constructor": {"prototype": {"a": 1}}}'));
  configuration();
  expect(said()).toContain('"constructor" is not a setting');
});
