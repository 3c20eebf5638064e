import { configure } from "@quire/services/configuration";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, calls, credentials, dialog, field, scene, setScene, signIn, submit } from "../test/scene.js";

setScene({ afterSignIn: "update" });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  configure({ captcha: { siteKey: "key", src: "/no-such-captcha.js" } });
});

const retry = () => page.getByRole("button", { name: "Try again" });
const help = () => alert().getByRole("link", { name: "Customer Service" });

function provide(execute: () => Promise<string>): void {
  vi.stubGlobal("grecaptcha", { ready: (callback: () => void) => callback(), execute });
}

it("reports a missing captcha library, offers a retry, then help, and keeps the input (accounts-8.26, beyond-2)", async () => {
  await signIn({ body: { authenticated: true } });
  await expect.element(alert()).toMatchTextContent("The captcha function is not available");
  expect(help().query()).toBeNull();
  await userEvent.click(retry());
  await expect.element(help()).toBeVisible();
  expect([field("username").value, field("password").value]).toEqual(Object.values(credentials));
  expect(calls("/authenticate")).toHaveLength(0);
});

it("reports the missing connection, not a blocker, while offline, and keeps the input", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await signIn({ body: { authenticated: true } });
  await expect.element(alert()).toMatchTextContent("You’re offline, so we couldn’t run the security check");
  await expect.element(retry()).toBeVisible();
  expect([field("username").value, field("password").value]).toEqual(Object.values(credentials));
});

it("succeeds on retry once the library loads, and never loses the focus", async () => {
  const modal = await signIn({ body: { authenticated: true } });
  await expect.element(retry()).toBeVisible();
  provide(async () => "a token");
  const source = document.querySelector<HTMLScriptElement>('script[src$="no-such-captcha.js"]');
  expect(source).toBeNull();
  await userEvent.click(retry());
  expect(document.activeElement).toBe(submit().element());
  await expect.element(help()).toBeVisible();
  expect(dialog(modal)?.open).toBe(true);
});

it("shows 'reCAPTCHA is required.' if the library gives no token (accounts-5.16)", async () => {
  provide(async () => "");
  await signIn({ body: { authenticated: true } });
  await expect.element(alert()).toMatchTextContent("reCAPTCHA is required.");
  await expect.element(submit()).toBeEnabled();
});

it("shows 'reCAPTCHA is required.' if the server rejects the token (accounts-5.16)", async () => {
  let count = 0;
  provide(async () => `token ${++count}`);
  await signIn({
    status: 400,
    body: { errors: [{ field: "reCaptchaToken", code: "captcha", message: "no" }] },
  });
  await expect.element(alert()).toMatchTextContent("reCAPTCHA is required.");
  scene.answers["/authenticate"] = { body: { authenticated: true } };
  await userEvent.click(retry());
  await expect.poll(() => calls("/authenticate")).toHaveLength(2);
  expect(new URLSearchParams(calls("/authenticate")[1]?.body).get("reCaptchaToken")).toBe("token 2");
});
