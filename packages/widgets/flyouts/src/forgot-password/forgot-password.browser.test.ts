import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/forgot-password-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { confirmation, field, fill, getError, openFlyout } from "../../test/open-flyout.js";

const FORGOT = "/api/user/forgot-password";
const SENT =
  "If your email is registered with us, you will receive an email with a link to reset your password.";

let sent: Sent[];
const serve = (answers: Answers) => vi.stubGlobal("fetch", answer(answers, sent));
const open = () => openFlyout("forgot-password-flyout");
const sentTo = (path: string) => sent.filter((one) => one.path === path);

async function ask(): Promise<Awaited<ReturnType<typeof open>>> {
  const flyout = await open();
  await fill({ emailAddress: "reader@quire.test" });
  await userEvent.keyboard("{Enter}");
  return flyout;
}

beforeEach(() => {
  sent = [];
  configure({ captcha: null, customerService: { phone: "+1 800 555 0142" } });
  serve({ [FORGOT]: {} });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, "grecaptcha");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const said = (role = "alert") =>
  document.querySelector(`[data-quire-ui] [role="${role}"]`)?.textContent ?? "";

it("removes the template's plain form while its own form is shown, and restores it afterwards", async () => {
  const host = document.createElement("quire-forgot-password-flyout");
  host.innerHTML = '<form><input name="plain"><input type="password" name="plain-password"></form>';
  host.setAttribute("open", "");
  document.body.append(host);
  await expect.poll(() => host.querySelector("[data-quire-ui] form")).not.toBeNull();
  await expect.poll(() => document.querySelector('[name="plain"]')).toBeNull();
  expect(document.querySelectorAll('[type="password"]')).toHaveLength(0);
  host.remove();
  await expect.poll(() => host.querySelector('[name="plain"]')).not.toBeNull();
});

it("requests a link by keyboard without a sign-in, and confirms neutrally (accounts-8.19, content-6.6)", async () => {
  const flyout = await open();
  await expect.poll(() => document.activeElement === field("emailAddress")).toBe(true);
  await userEvent.keyboard("reader@quire.test{Enter}");
  await expect.poll(() => confirmation(flyout)).toBe(SENT);
  expect(sentTo(FORGOT).map(({ body }) => JSON.parse(body))).toEqual([
    { email: "reader@quire.test", reCaptchaToken: "" },
  ]);
  expect(flyout.host.querySelector("form")?.checkVisibility()).toBe(false);
});

it("closes 7 s after its confirmation, and returns focus to its trigger (accounts-9.2)", async () => {
  const flyout = await open();
  holdTime();
  await fill({ emailAddress: "reader@quire.test" });
  await userEvent.keyboard("{Enter}");
  await appears(() => confirmation(flyout) === SENT);
  await expectAfter(7_000, () => !flyout.dialog.open);
  expect(document.activeElement).toBe(flyout.trigger);
});

it("requires a valid e-mail", async () => {
  await open();
  await userEvent.click(page.getByRole("button", { name: "Send link" }));
  expect(getError("emailAddress")).toBe("This field is required.");
  await fill({ emailAddress: "reader" });
  expect(getError("emailAddress")).toBe("Please enter a valid email address.");
  expect(sentTo(FORGOT)).toEqual([]);
});

it("shows a restricted user (403) that we're having trouble verifying the account (accounts-8.22)", async () => {
  serve({ [FORGOT]: { status: 403, body: {} } });
  await ask();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("explains that a reset does not unlock a locked account (423) (accounts-8.22)", async () => {
  serve({ [FORGOT]: { status: 423, body: {} } });
  await ask();
  await expect
    .poll(() => page.getByRole("alert").element().textContent)
    .toBe(
      "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.",
    );
});

it("shows the generic message with its contacts for other failures (accounts-8.22)", async () => {
  serve({ [FORGOT]: { status: 500, body: { message: "stack trace" } } });
  await ask();
  await expect
    .poll(() => said())
    .toMatch(
      /^We are sorry\. We are unable to process your request at this time\. Customer Service is available 24\/7\./,
    );
  await expect.poll(() => said()).toMatch(/\+1 800 555 0142/);
  expect(said()).not.toContain("stack trace");
});

/** Creates a page with a captcha whose library returns this token. */
function withCaptcha(token: string): string[] {
  const actions: string[] = [];
  configure({ captcha: { siteKey: "key", src: `${location.origin}/captcha.js` } });
  serve({ [FORGOT]: {}, "/api/recaptcha/enabled": { body: { enabled: true } } });
  Reflect.set(globalThis, "grecaptcha", {
    ready: (run: () => void) => run(),
    execute: (_key: string, { action }: { action: string }) => {
      actions.push(action);
      return Promise.resolve(token);
    },
  });
  return actions;
}

it("sends a captcha token of the action forgot_pass (accounts-7.21)", async () => {
  const actions = withCaptcha("fresh");
  const flyout = await ask();
  await expect.poll(() => confirmation(flyout)).toBe(SENT);
  expect(actions).toEqual(["forgot_pass"]);
  expect(JSON.parse(sentTo(FORGOT)[0]?.body ?? "")).toMatchObject({ reCaptchaToken: "fresh" });
});

it("shows 'reCAPTCHA is required.' without a token, and sends nothing (accounts-5.13)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  withCaptcha("");
  await ask();
  await expect.poll(() => said()).toMatch(/^reCAPTCHA is required\./);
  expect(sentTo(FORGOT)).toEqual([]);
  expect(field("emailAddress").value).toBe("reader@quire.test");
});

it("shows an error for a refused captcha token, and retries with a fresh one (robustness-41)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const actions = withCaptcha("stale");
  const problem = { field: "reCaptchaToken", code: "captcha", message: "no" };
  const enabled = { "/api/recaptcha/enabled": { body: { enabled: true } } };
  serve({ ...enabled, [FORGOT]: { status: 400, body: { errors: [problem] } } });
  const flyout = await ask();
  await expect.poll(() => said()).toMatch(/^reCAPTCHA is required\./);
  serve({ ...enabled, [FORGOT]: {} });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.poll(() => confirmation(flyout)).toBe(SENT);
  expect(actions).toHaveLength(2);
});

it("shows an alert after a timeout and keeps the e-mail (robustness-18)", async () => {
  configure({ timeout: 150 });
  serve({ [FORGOT]: "never" });
  await ask();
  await expect.poll(() => said()).toMatch(/^We are sorry\./);
  expect(field("emailAddress").value).toBe("reader@quire.test");
  await expect.element(page.getByRole("button", { name: "Send link" })).toBeEnabled();
  configure({ timeout: 10_000 });
});

it("sends one request on Enter and a click (robustness-40)", async () => {
  serve({ [FORGOT]: "never" });
  await ask();
  const click = () =>
    page
      .getByRole("button", { name: "Send link" })
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  click();
  await expect.poll(() => sentTo(FORGOT)).not.toHaveLength(0);
  click();
  await rendered(); // A click has sent its request by now.
  expect(sentTo(FORGOT)).toHaveLength(1);
});

it("keeps its input after a press outside, and clears it by its close button", async () => {
  const { host, dialog } = await open();
  await fill({ emailAddress: "half@typ" });
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  expect(dialog.open).toBe(false);
  host.toggleAttribute("open", true);
  expect(field("emailAddress").value).toBe("half@typ");
  dialog.querySelector<HTMLElement>('[part="close"]')?.click();
  host.toggleAttribute("open", true);
  await expect.poll(() => field("emailAddress").value).toBe("");
});
