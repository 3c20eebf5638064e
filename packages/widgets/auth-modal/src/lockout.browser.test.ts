import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";
import { lockoutStore } from "@quire/services/session";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, field, fill, open, scene, setScene, signIn, submit } from "../test/scene.js";

setScene({ afterSignIn: "update" });

const blocked = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;

/** Locked until so many seconds from now, as the storage or another tab says. */
function lock(seconds: number): void {
  const duration = seconds * 1000;
  lockoutStore().setState({ lockout: { until: Date.now() + duration, duration } });
}

it.each([
  [7000, "2 hours"],
  [3650, "1 hour"],
  [150, "3 minutes"],
  [75, "1 minute"],
] as const)("a lockout of %d s is shown as %s", async (seconds, time) => {
  await signIn({ status: 423, body: { lockout_duration: seconds } });
  await expect.element(alert()).toHaveTextContent(blocked(time));
});

it("a lockout shows a countdown, also in a modal that opens while it lasts, until it ends", async () => {
  lock(50);
  await open("sign-in");
  // Of a machine that is busy nobody knows at which second the modal is there.
  const left = () =>
    Number(/please wait (\d+) seconds to unlock/.exec(alert().query()?.textContent ?? "")?.[1]);
  await expect.poll(left).toBeGreaterThan(0);
  const first = left();
  await expect.poll(left).toBeLessThan(first);
  lock(1);
  await expect
    .element(page.getByText("Your account is unlocked. You can try to sign in again.").first())
    .toBeVisible();
  await expect.element(submit()).toBeEnabled();
});

it.each([
  [{ status: 401, body: { tries_left: 4 } }, "You have 4 tries left."],
  [{ status: 403, body: { code: "user_restricted" } }, "trouble verifying your account"],
])(
  "another account's answer stands alone, without the countdown of the one that is locked (accounts-8.3)",
  async (answer, words) => {
    await signIn({ status: 423, body: { lockout_duration: 900 } });
    await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
    scene.answers["/authenticate"] = answer;
    await fill({ username: "other@quire.test", password: "Other#2026" });
    await userEvent.click(submit());
    await expect.element(alert()).toMatchTextContent(words);
    expect(document.querySelector("quire-auth-modal")?.textContent).not.toContain("Your account is blocked");
    scene.answers["/authenticate"] = { status: 423, body: { lockout_duration: 900 } };
    await userEvent.click(submit());
    await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
  },
);

it("in another tab a locked account blocks itself alone: the countdown stands where that account is typed, or none", async () => {
  await signIn({ status: 423, body: { lockout_duration: 900 } });
  await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
  document.querySelector("quire-auth-modal")?.remove();
  newPage(); // Another tab, which knows of it by the storage alone.
  configure({ captcha: null });
  await open("sign-in");
  await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
  await fill({ username: "other@quire.test" });
  await expect.poll(() => document.querySelector("quire-auth-modal .quire-notice")).toBeNull();
  await fill({ username: " Reader@quire.test" });
  await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
});

it("the countdown survives a reload: it is kept under quire:lockout, with nothing about the reader", async () => {
  await signIn({ status: 423, body: { lockout_duration: 900 } });
  await expect.element(alert()).toHaveTextContent(blocked("15 minutes"));
  const kept = localStorage.getItem("quire:lockout") ?? "";
  expect(kept).not.toContain(field("username").value);
  document.querySelector("quire-auth-modal")?.remove();
  newPage(); // As a page that has just been loaded.
  expect(lockoutStore().getState().time).toEqual({ unit: "minutes", n: 15 });
});

it("the countdown is announced politely, at some steps only (beyond-1)", async () => {
  lock(32);
  await open("sign-in");
  const polite = () =>
    Array.from(document.querySelectorAll("quire-auth-modal [role=status]"), ({ textContent }) => textContent);
  await expect.element(alert()).toBeVisible();
  await expect
    .poll(() => document.querySelector("quire-auth-modal [aria-live=off]")?.textContent)
    .toContain("31 seconds");
  expect(polite().join("")).toBe("");
  await expect.poll(polite).toContain("Your account unlocks in 30 seconds.");
  await expect.poll(polite).not.toContain("Your account unlocks in 30 seconds.");
});

it("ends the lockout on a successful sign-in", async () => {
  lock(900);
  await signIn({ body: { authenticated: true } });
  await expect.poll(() => lockoutStore().getState().lockout).toBeNull();
});
