import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { action } from "./actions/submit.js";

let sent: Record<string, unknown>[];
const stay = (event: SubmitEvent) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) sent.push(Object.fromEntries(new FormData(event.target)));
};

beforeEach(() => {
  sent = [];
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({ enabled: true }));
  Reflect.set(globalThis, "grecaptcha", {
    ready: (go: () => void) => go(),
    execute: async (_: string, { action }: { action: string }) => `token of ${action}`,
  });
  configure({ captcha: { siteKey: "site", src: "/no-such-captcha.js" } });
  addEventListener("submit", stay);
  document.body.innerHTML = `<form action="/register" method="post">
    <label>Email <input type="email" name="emailAddress" required></label>
    <label>Password <input type="password" name="password" minlength="8" required></label>
    <input name="requestSubmit" value="a field of this name">
    <button>Create account</button>
  </form>`;
});
afterEach(() => {
  removeEventListener("submit", stay);
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, "grecaptcha");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement; // Each test has it from beforeEach.
const getAlerts = () =>
  Array.from(document.querySelectorAll("[role=alert]"), ({ textContent }) => textContent);

function press(data: Readonly<Record<string, string>>) {
  const element = document.querySelector("button") as HTMLButtonElement; // Also from beforeEach.
  return action.run({ element, data, keyboard: false });
}

function fill(): void {
  field("emailAddress").value = "ada@quire.test";
  field("password").value = "Reader#2026";
}

it.each(["sign_in", "register", "forgot_pass"])(
  "sends a page's plain form with a token of its action %s (accounts-7.21)",
  async (captcha) => {
    fill();
    expect(await press({ captcha })).toBe("busy");
    await press({ captcha });
    expect(sent).toMatchObject([
      { emailAddress: "ada@quire.test", reCaptchaToken: `token of ${captcha}` },
      { reCaptchaToken: `token of ${captcha}` },
    ]);
    expect(document.querySelectorAll('[name="reCaptchaToken"]')).toHaveLength(1);
  },
);

it("requests no token without an action, or for a widget's action", async () => {
  fill();
  await press({});
  await press({ captcha: "sign_in_modal" });
  expect(sent).toHaveLength(2);
  for (const one of sent) expect(one).not.toHaveProperty("reCaptchaToken");
});

it("sends the form without a token if none is available", async () => {
  Reflect.deleteProperty(globalThis, "grecaptcha");
  fill();
  await press({ captcha: "register" });
  expect(sent).toMatchObject([{ emailAddress: "ada@quire.test", reCaptchaToken: "" }]);
});

it("shows Quire's message after an invalid field and sends nothing (content-5.9, content-5.10)", async () => {
  field("emailAddress").value = "ada";
  expect(await press({ captcha: "register" })).toBe("idle");
  expect(getAlerts()).toEqual(["Please enter a valid value into this field.", "This field is required."]);
  expect(field("emailAddress").nextElementSibling?.getAttribute("role")).toBe("alert");
  expect(field("emailAddress").ariaInvalid).toBe("true");
  expect(document.activeElement).toBe(field("emailAddress"));
  expect(sent).toEqual([]);
});

it("removes the message of a corrected field, and shows only one for a wrong field", async () => {
  await press({});
  field("emailAddress").value = "ada@quire.test";
  field("emailAddress").dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(getAlerts()).toEqual(["This field is required."]);
  expect(field("emailAddress").hasAttribute("aria-invalid")).toBe(false);
  await press({});
  expect(getAlerts()).toEqual(["This field is required."]);
  fill();
  await press({});
  expect(getAlerts()).toEqual([]);
  expect(sent).toHaveLength(1);
});

it("resets the button when the user returns to the page", async () => {
  fill();
  await press({});
  const button = document.querySelector("button");
  if (button) button.dataset.state = "busy"; // The loader sets this.
  dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(button?.dataset.state).toBe("idle");
});
