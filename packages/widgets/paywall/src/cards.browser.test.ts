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

it("sign-in card: titled 'Sign in to your account', with 'On to checkout' (accounts-2.11)", async () => {
  const host = paywall();
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
  await expect.element(submit()).toHaveTextContent("On to checkout");
  expect([host.dataset.state, host.dataset.access, rest()?.hidden]).toEqual(["ready", "closed", true]);
});

it("register card: titled 'Create an account', with 'Go back' to the card before (accounts-2.12)", async () => {
  paywall({ card: "reset" });
  await userEvent.click(page.getByRole("button", { name: "Back to sign in" }));
  await userEvent.click(link("Create an account"));
  await expect.element(heading()).toHaveTextContent("Create an account");
  await userEvent.click(page.getByRole("button", { name: "Go back" }));
  await expect.element(heading()).toHaveTextContent("Sign in to your account");
});

it("reset-password card: titled 'Reset password', with 'Send link' and 'Back to sign in' (accounts-2.13)", async () => {
  paywall({ card: "reset" });
  await expect.element(heading()).toHaveTextContent("Reset password");
  await expect.element(page.getByRole("button", { name: "Send link" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Back to sign in" })).toBeVisible();
});

it("gift mode: 'On to recipient', and the register card says what it takes to send a gift (accounts-2.14)", async () => {
  paywall({ gift: "" });
  await expect.element(submit()).toHaveTextContent("On to recipient");
  await userEvent.click(link("Create an account"));
  await expect.element(page.getByText("To send a gift, you'll need to create an account")).toBeVisible();
  await expect.element(submit()).toHaveTextContent("On to recipient");
  await expect
    .element(page.getByRole("checkbox"))
    .toHaveAccessibleName("Tell me about my gift by e-mail, and send me updates and offers.");
});

it("cards: what was typed follows, and the focus goes to the new card's first field that is there", async () => {
  paywall();
  await fill({ username: "ada@quire.test" });
  await userEvent.click(link("Create an account"));
  await expect.poll(() => document.activeElement).toBe(field("firstName"));
  expect(field("emailAddress").value).toBe("ada@quire.test");
  await userEvent.fill(page.elementLocator(field("firstName")), "Ada");
  await userEvent.click(page.getByRole("button", { name: "Go back" }));
  await expect.poll(() => document.activeElement).toBe(field("username"));
  expect(field("username").value).toBe("ada@quire.test");
  await userEvent.click(link("Create an account"));
  expect(field("firstName").value).toBe("Ada");
});

it("cards: a new one is read from its title on, also where the one before was longer", async () => {
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

it("the page's focus stays where it is when the paywall appears", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  paywall();
  await expect.element(heading()).toBeVisible();
  expect(document.activeElement).toBe(button);
});

it("card sign-in: e-mail required and valid, password required (accounts-5.11)", async () => {
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

it("card registration: names, e-mail and password must not be empty; the e-mail must match (accounts-5.9)", async () => {
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

it("card registration: the password is only checked for being non-empty on the client (accounts-5.9)", async () => {
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
  "card registration: the opt-in is pre-checked in the US alone (%s) (accounts-5.17)",
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

it("registration looks the e-mail up as a subscriber first, and goes to the subscriber registration page", async () => {
  answers["/api/user/subscriber/search"] = { body: { active: true, subscriptions: [] } };
  await register({ body: { id: "7", emailAddress: person.emailAddress } });
  await expect.poll(() => wentTo).toEqual(["/subscriber-registration"]);
  expect(calls("/api/user/register")).toHaveLength(0);
});
