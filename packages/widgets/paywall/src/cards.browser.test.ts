import { configure } from "@quire/services/configuration";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  alert,
  answers,
  calls,
  field,
  fill,
  heading,
  link,
  paywall,
  person,
  register,
  rest,
  submit,
  wentTo,
} from "../test/paywall-page.js";

it("sign-in card: has the title 'Sign in to your account' and the button 'On to checkout' (accounts-2.11)", async () => {
  const host = paywall();
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
  await expect.element(submit()).toHaveTextContent("On to checkout");
  expect([host.dataset.state, host.dataset.access, rest()?.hidden]).toEqual(["ready", "closed", true]);
});

it("register card: has the title 'Create an account', and 'Go back' to the previous card (accounts-2.12)", async () => {
  paywall({ card: "reset" });
  await userEvent.click(page.getByRole("button", { name: "Back to sign in" }));
  await userEvent.click(link("Create an account"));
  await expect.element(heading()).toHaveTextContent("Create an account");
  await userEvent.click(page.getByRole("button", { name: "Go back" }));
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
});

it("reset-password card: has the title 'Reset password', 'Send link' and 'Back to sign in' (accounts-2.13)", async () => {
  paywall({ card: "reset" });
  await expect.element(heading()).toHaveTextContent("Reset password");
  await expect.element(page.getByRole("button", { name: "Send link" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Back to sign in" })).toBeVisible();
});

it("gift mode: has 'On to recipient', and the register card explains why a gift needs an account (accounts-2.14)", async () => {
  paywall({ gift: "" });
  await expect.element(submit()).toHaveTextContent("On to recipient");
  await userEvent.click(link("Create an account"));
  await expect.element(page.getByText("To send a gift, you'll need to create an account")).toBeVisible();
  await expect.element(submit()).toHaveTextContent("On to recipient");
  await expect
    .element(page.getByRole("checkbox"))
    .toHaveAccessibleName("Tell me about my gift by e-mail, and send me updates and offers.");
});

it("cards: keep the typed text, and move focus to the first field of the new card", async () => {
  paywall();
  await fill({ username: "ada@quire.test" });
  await userEvent.click(link("Create an account"));
  await expect.poll(() => document.activeElement === field("firstName")).toBe(true);
  expect(field("emailAddress").value).toBe("ada@quire.test");
  await userEvent.fill(page.elementLocator(field("firstName")), "Ada");
  await userEvent.click(page.getByRole("button", { name: "Go back" }));
  await expect.poll(() => document.activeElement === field("username")).toBe(true);
  expect(field("username").value).toBe("ada@quire.test");
  await userEvent.click(link("Create an account"));
  expect(field("firstName").value).toBe("Ada");
});

it("cards: scroll to the title of a new card, also when the previous card was longer", async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(375, 500);
  const before = document.createElement("p");
  before.style.blockSize = "2000px";
  document.body.append(before);
  paywall({ card: "register" });
  const back = page.getByRole("link", { name: "Already have an account? Sign in." });
  await expect.element(back).toBeInTheDocument();
  back.element().scrollIntoView({ block: "start" });
  await userEvent.click(back);
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
  await expect.element(heading()).toBeInViewport();
  await page.viewport(innerWidth, innerHeight);
});

it("keeps the page's focus when the paywall appears", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  paywall();
  await expect.element(heading()).toBeVisible();
  expect(document.activeElement).toBe(button);
});

it("sign-in card: requires a valid e-mail and a password (accounts-5.11)", async () => {
  paywall();
  await fill({ username: "ada" });
  await userEvent.keyboard("{Enter}");
  const errors = () =>
    alert()
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(errors).toEqual(["This email address is not valid.", "This field is required."]);
  expect(calls("/authenticate")).toHaveLength(0);
});

it("register card: requires names, e-mail and password, and a valid e-mail (accounts-5.9)", async () => {
  paywall({ card: "register" });
  await fill({ firstName: " ", emailAddress: "ada@x" });
  await userEvent.keyboard("{Enter}");
  const errors = () =>
    alert()
      .elements()
      .map(({ textContent }) => textContent);
  const required = "This field is required.";
  await expect.poll(errors).toEqual([required, required, "This email address is not valid.", required]);
});

it("register card: checks on the client only that the password is not empty (accounts-5.9)", async () => {
  await register({ body: { id: "7", emailAddress: person.emailAddress } });
  await expect.poll(() => calls("/api/user/register")).not.toHaveLength(0);
  expect(JSON.parse(calls("/api/user/register")[0]?.body ?? "")).toEqual({
    ...person,
    optIn: false,
    deviceType: "WEB_SITE",
    reCaptchaToken: "",
  });
});

it.each([
  ["US", true],
  ["CA", false],
])(
  "register card: checks the opt-in by default only in the US (%s) (accounts-5.17)",
  async (country, checked) => {
    configure({ geolocation: "/geo" });
    answers["/geo"] = { body: { country, city: "Anywhere" } };
    paywall({ card: "register" });
    const words = "Send me updates and offers. I can unsubscribe at any time.";
    const box = page.getByRole("checkbox", { name: words });
    await expect.element(box).toBeVisible();
    await expect.poll(() => field("optIn").checked).toBe(checked);
  },
);

it("registration looks the e-mail up as a subscriber first, and opens the subscriber registration page", async () => {
  answers["/api/user/subscriber/search"] = { body: { active: true, subscriptions: [] } };
  await register({ body: { id: "7", emailAddress: person.emailAddress } });
  await expect.poll(() => wentTo).toEqual(["/subscriber-registration"]);
  expect(calls("/api/user/register")).toHaveLength(0);
});
