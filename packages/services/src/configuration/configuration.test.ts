import { pageLocale, QuireError, report, runtime, setPageConfiguration } from "@quire/core";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { api, identity, passkeys, service, timeout } from "./call-settings.js";
import { checkConfiguration } from "./check-configuration.js";
import { checkMessages } from "./check-messages.js";
import { configure } from "./configure.js";
import { afterSignIn, customerService, passwordPolicies, tiers } from "./settings.js";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  runtime().shared.clear();
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => errors.mockRestore());

const getErrors = () => errors.mock.calls.map(([line]) => String(line)).join("\n");

it("has the defaults of the specification", () => {
  expect([api(), service(), identity(), afterSignIn()]).toEqual(["/api/", "/service/", null, "reload"]);
  expect(customerService().href).toBe("/subscriber-help#contact-customer-service");
  expect(tiers().ROLE_HBRG_BETTER).toEqual({ tier: "Better", caption: "Digital + Print" });
  expect(passwordPolicies().registration.minLength).toBe(8);
  expect(passwordPolicies().shared.minLength).toBe(10);
  checkConfiguration();
  expect(getErrors()).toBe("");
});

it("reports an unknown key and suggests a similar one", () => {
  setPageConfiguration({ API: "/v2/" });
  checkConfiguration();
  expect(getErrors()).toContain('configuration/unknown-key: The configuration\'s "API" is not a setting.');
  expect(getErrors()).toContain('Did you mean "api"?');
});

it("reports an unknown message once and suggests a similar one (beyond-132)", () => {
  const keys = ["auth-modal.titleSignIn", "auth-modal.submit", "mini-cart.heading"];
  const titles = { "auth-modal.titleSingIn": "Hello", "auth-modal.submit": "Go" };
  checkMessages({ en: titles, "en-US": { ...titles, "mini-cart.zzz": "", "cart.empty": "" } }, keys);
  expect(vi.mocked(console.error).mock.calls.map(String)).toEqual([
    expect.stringMatching(
      /message\/unknown: There is no message "auth-modal.titleSingIn"\..*Did you mean "auth-modal.titleSignIn"\?/,
    ),
    expect.stringMatching(/"mini-cart.zzz".* Use one of: mini-cart.heading\./),
    expect.stringMatching(/"cart.empty".* Use one of: auth-modal.…, mini-cart.…\./),
  ]);
});

it("reports no unknown messages without a build", () => {
  checkMessages({ en: { "auth-modal.titleSingIn": "Hello" } });
  expect(getErrors()).toBe("");
});

it.each(["xx_YY!", "de_DE", "-"])(
  "uses English for the invalid language tag %s, with one note (beyond-405)",
  (locale) => {
    setPageConfiguration({ locale });
    checkConfiguration();
    checkConfiguration();
    expect(pageLocale()).toBe("en-US");
    expect(errors.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(
        /configuration\/invalid: .*"locale" cannot be used\. It is not a language tag such as de-AT\./,
      ),
    ]);
  },
);

it("reports the path of an invalid value and uses only that setting's default", () => {
  setPageConfiguration({ customerService: { phone: 5 }, api: "/v2/" });
  expect(customerService().phone).toBe("");
  expect(api()).toBe("/v2/");
  expect(getErrors()).toContain('configuration/invalid: The configuration\'s "customerService.phone"');
});

it("reports an invalid value that the page does not read", async () => {
  setPageConfiguration({ timeout: "soon" });
  checkConfiguration();
  await expect.poll(getErrors).toContain('configuration/invalid: The configuration\'s "timeout"');
});

it.each(["javascript:alert(1)", "//evil.test/", "api", "http:///x", "/a\\b", ""])(
  "refuses %j as a base",
  async (base) => {
    setPageConfiguration({ api: base });
    expect(api()).toBe("/api/");
    await expect.poll(getErrors).toContain("Expected a path");
  },
);

it.each([
  { key: "timeout", setting: timeout, wrong: [99, 60_001, Number.NaN, "5000", null], good: 100 },
  { key: "passkeys", setting: passkeys, wrong: ["true", 1, null], good: true },
  { key: "identity", setting: identity, wrong: ["ftp://id.test/", 5, {}], good: "https://id.test/" },
])("uses the default and reports the reason when $key is invalid", async ({ key, setting, wrong, good }) => {
  const standard = setting();
  const read = (value: unknown) => {
    setPageConfiguration({ [key]: value });
    return setting();
  };
  expect(wrong.map(read)).toEqual(wrong.map(() => standard));
  await expect.poll(getErrors).toMatch(new RegExp(`configuration's "${key}" cannot be used\\. Expected `));
  expect(read(good)).toBe(good);
});

it("lets a page change one part of a password policy", () => {
  setPageConfiguration({ passwordPolicies: { registration: { minLength: 12 } } });
  expect(passwordPolicies().registration).toMatchObject({ minLength: 12, digit: true });
  expect(passwordPolicies().shared.minLength).toBe(10);
});

it("caches a setting until the configuration changes", () => {
  const first = customerService();
  expect(customerService()).toBe(first);
  configure({ timeout: 5000 });
  expect(timeout()).toBe(5000);
});

it("does not accept keys of Object.prototype as settings (robustness-9)", () => {
  setPageConfiguration(JSON.parse('{"constructor": {"prototype": {"a": 1}}}'));
  checkConfiguration();
  expect(getErrors()).toContain('"constructor" is not a setting');
});

it("passes every failure to onError, also a repeated one (beyond-255)", () => {
  const onError = vi.fn();
  configure({ onError });
  const error = new QuireError("request/network", "The call failed.");
  report(error);
  report(error);
  report("odd");
  expect(onError.mock.calls).toEqual([[error], [error], [new Error("odd")]]);
  expect(errors).toHaveBeenCalledTimes(2);
});

it("logs a fault of onError, and removes the function when it is undefined (beyond-255)", () => {
  const fault = new Error("The monitor is down.");
  configure({
    onError: () => {
      throw fault;
    },
  });
  report("one");
  expect(errors).toHaveBeenCalledWith("[quire] onError:", fault);
  errors.mockClear();
  configure({ onError: undefined });
  report("two");
  expect(errors.mock.calls).toEqual([["[quire] two", "two"]]);
});
