import { appears, expectAfter, holdTime } from "@quire/conformance/held-time";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, calls, dialog, field, fill, open, scene, setScene, submit, title } from "../test/scene.js";

setScene({ afterSignIn: "update" });

const PATH = "/api/user/forgotpassword";
const SENT =
  "If your email is registered with us, you will receive an email with a link to reset your password.";

async function send(
  reply: (typeof scene.answers)[string],
  emailAddress = "ada@quire.test",
  before = () => {},
) {
  scene.answers[PATH] = reply;
  const modal = await open("forgot-password");
  await fill({ emailAddress });
  before();
  await userEvent.keyboard("{Enter}");
  return modal;
}

/** Returns the state that users and screen readers perceive: text, focus, roles. */
const getVisible = (modal: HTMLElement) => ({
  html: modal.querySelector("[data-quire-ui]")?.innerHTML.replace(/sent-\w+|quire-[\w-]+-\d+/g, "id"),
  focus: document.activeElement?.textContent,
});

it("shows 'If your email is registered with us, …' on success (accounts-8.19)", async () => {
  await send({ body: {} });
  await expect.element(page.getByRole("status").filter({ hasText: /\S/ })).toHaveTextContent(SENT);
  expect(JSON.parse(calls(PATH)[0]?.body ?? "")).toEqual({
    emailAddress: "ada@quire.test",
    reCaptchaToken: "",
    deviceType: "WEB_SITE",
  });
});

it("shows the same text, focus and ARIA for a known and an unknown e-mail (robustness-25)", async () => {
  const first = await send({ body: {} }, "known@quire.test");
  await expect.element(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => getVisible(first).focus).toBe("Go back");
  const known = getVisible(first);
  first.remove();
  const second = await send({ body: {} }, "nobody@quire.test");
  await expect.element(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => getVisible(second)).toEqual(known);
});

it("closes 5000 ms after success, and returns the focus to its trigger (accounts-4.11)", async () => {
  const trigger = document.createElement("button");
  document.body.append(trigger);
  trigger.focus();
  const modal = await send({ body: {} }, "ada@quire.test", holdTime);
  await appears(() => document.activeElement?.textContent === "Go back");
  await expectAfter(5_000, () => dialog(modal)?.open === false);
  expect(document.activeElement).toBe(trigger);
});

it("returns to sign-in after the confirmation, and then stays open (accounts-2.6)", async () => {
  const modal = await send({ body: {} }, "ada@quire.test", holdTime);
  await userEvent.click(page.getByRole("link", { name: "Go back" }));
  await expect.poll(() => title(modal)).toBe("Sign In");
  expect(field("username").value).toBe("ada@quire.test");
  vi.advanceTimersByTime(10_000);
  expect(dialog(modal)?.open).toBe(true);
});

it("shows the restricted-user message on 403 (accounts-8.17)", async () => {
  await send({ status: 403 });
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
  expect(field("emailAddress").value).toBe("ada@quire.test");
});

it("shows the account-lock message of 24 hours on 423 (accounts-8.18)", async () => {
  await send({ status: 423 });
  await expect
    .element(alert())
    .toHaveTextContent(
      "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact Customer Service.",
    );
});

it("shows the generic message on other failures, and allows another attempt", async () => {
  await send({ status: 500 });
  await expect
    .element(alert())
    .toMatchTextContent(
      "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
    );
  await expect.element(submit()).toBeEnabled();
});

it("requires a valid e-mail (accounts-5.12)", async () => {
  await open("forgot-password");
  await userEvent.click(submit());
  await expect.element(alert()).toHaveTextContent("This field is required.");
  await fill({ emailAddress: "ada" });
  await expect.element(alert()).toHaveTextContent("Please enter a valid email address.");
  expect(calls(PATH)).toHaveLength(0);
});

it("offers Get Help in a new tab only if the form is invalid and edited (accounts-2.7)", async () => {
  await open("forgot-password");
  const help = page.getByRole("link", { name: "Get Help" });
  expect(help.query()).toBeNull();
  await fill({ emailAddress: "ada" });
  await expect.element(help).toHaveAttribute("href", "/subscriber-help");
  await expect.element(help).toHaveAttribute("target", "_blank");
  await fill({ emailAddress: "ada@quire.test" });
  await expect.poll(() => help.query()).toBeNull();
});
