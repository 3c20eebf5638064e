import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";
import { lockoutStore } from "@quire/services/session";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, field, fill, open, scene, setScene, signIn, submit } from "../test/scene.js";

setScene({ afterSignIn: "update" });

const getBlockedText = (time: string) =>
  `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;

/** Locks the account for these seconds, as the storage or another tab does. */
function lock(seconds: number): void {
  const duration = seconds * 1000;
  lockoutStore().setState({ lockout: { until: Date.now() + duration, duration } });
}

it.each([
  [7000, "2 hours"],
  [3650, "1 hour"],
  [150, "3 minutes"],
  [75, "1 minute"],
] as const)("shows a lockout of %d s as %s", async (seconds, time) => {
  await signIn({ status: 423, body: { lockout_duration: seconds } });
  await expect.element(alert()).toHaveTextContent(getBlockedText(time));
});

it("shows a countdown until the lockout ends, also in a modal that opens meanwhile", async () => {
  lock(50);
  await open("sign-in");
  // On a busy machine the modal may open a second later.
  const left = () =>
    Number(/please wait (\d+) seconds to unlock/.exec(alert().query()?.textContent ?? "")?.[1]);
  await expect.poll(left).toBeGreaterThan(0);
  const first = left();
  await expect.poll(left).toBeLessThan(first);
  lock(1);
  await expect
    .element(page.getByText("Your account is unlocked. You can sign in again.").first())
    .toBeVisible();
  await expect.element(submit()).toBeEnabled();
});

it.each([
  [{ status: 401, body: { tries_left: 4 } }, "You have 4 tries left."],
  [{ status: 403, body: { code: "user_restricted" } }, "trouble verifying your account"],
])(
  "shows another account's response without the countdown of the locked one (accounts-8.3)",
  async (answer, words) => {
    await signIn({ status: 423, body: { lockout_duration: 900 } });
    await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
    scene.answers["/authenticate"] = answer;
    await fill({ username: "other@quire.test", password: "Other#2026" });
    await userEvent.click(submit());
    await expect.element(alert()).toMatchTextContent(words);
    expect(document.querySelector("quire-auth-modal")?.textContent).not.toContain("Your account is blocked");
    scene.answers["/authenticate"] = { status: 423, body: { lockout_duration: 900 } };
    await userEvent.click(submit());
    await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
  },
);

it("shows the countdown in another tab only for the locked account or an empty field", async () => {
  await signIn({ status: 423, body: { lockout_duration: 900 } });
  await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
  document.querySelector("quire-auth-modal")?.remove();
  newPage(); // The new page simulates another tab, which knows the lockout only from the storage.
  configure({ captcha: null });
  await open("sign-in");
  await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
  await fill({ username: "other@quire.test" });
  await expect.poll(() => document.querySelector("quire-auth-modal .quire-notice")).toBeNull();
  await fill({ username: " Reader@quire.test" });
  await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
});

it("keeps the countdown through a reload in quire:lockout, without user data", async () => {
  await signIn({ status: 423, body: { lockout_duration: 900 } });
  await expect.element(alert()).toHaveTextContent(getBlockedText("15 minutes"));
  const stored = localStorage.getItem("quire:lockout") ?? "";
  expect(stored).not.toContain(field("username").value);
  document.querySelector("quire-auth-modal")?.remove();
  newPage(); // Simulates a newly loaded page.
  expect(lockoutStore().getState().time).toEqual({ unit: "minutes", n: 15 });
});

it("announces the countdown politely, only at some steps (beyond-1)", async () => {
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
