import { configure } from "@quire/services/configuration";
import { regionStore } from "@quire/services/region";
import { newReader, savePendingAction, startSession } from "@quire/services/session";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  alert,
  calls,
  credentials,
  dialog,
  field,
  fill,
  named,
  open,
  person,
  register,
  scene,
  setScene,
  submit,
  title,
} from "../test/scene.js";

setScene({ afterSignIn: "update" });

/** Makes the country lookup return this country. */
function from(country: string): void {
  configure({ geolocation: "/geo" });
  scene.answers["/geo"] = { body: { country, city: "" } };
}

const optIn = () => page.getByRole("checkbox");
const ready = () => expect.poll(() => regionStore().getState().status).toBe("ready");

it.each(["US", "CA"])(
  "checks opt-in with the wording of the US and Canada for %s (accounts-5.17)",
  async (country) => {
    from(country);
    await open("registration");
    await ready();
    await expect
      .element(optIn())
      .toHaveAccessibleName("Send me updates and offers. I can unsubscribe at any time.");
    await expect.element(optIn()).toBeChecked();
  },
);

describe("a modal that was closed and opened again", () => {
  const { password: _, ...words } = person;
  const shown = () => Object.keys(words).map((name) => field(name).value);

  it("keeps the input except the password", async () => {
    from("US");
    const modal = await open("registration");
    await ready();
    await fill(person);
    await userEvent.click(optIn());
    await userEvent.keyboard("{Escape}");
    modal.toggleAttribute("open", true);
    await expect.element(named("firstName")).toBeVisible();
    expect(shown()).toEqual(Object.values(words));
    expect(field("password").value).toBe("");
    await expect.element(optIn()).not.toBeChecked();
  });

  it.each([
    ["while it was open", [newReader, () => userEvent.keyboard("{Escape}")]],
    ["once it was closed", [() => userEvent.keyboard("{Escape}"), newReader]],
  ])("keeps nothing for another user who came %s", async (_, steps) => {
    const modal = await open("registration");
    await fill(person);
    for (const step of steps) await step();
    modal.toggleAttribute("open", true);
    await expect.poll(shown).toEqual(["", "", ""]);
  });
});

it("leaves opt-in unchecked with the wording of the EU for DE (accounts-5.17)", async () => {
  from("DE");
  await open("registration");
  await ready();
  await expect
    .element(optIn())
    .toHaveAccessibleName(
      "I agree to receive updates and offers by e-mail. I can withdraw my consent at any time.",
    );
  await expect.element(optIn()).not.toBeChecked();
});

it.each(["BR", ""])(
  "leaves opt-in unchecked with the wording of other countries for %j (accounts-5.17)",
  async (country) => {
    from(country);
    await open("registration");
    await expect.element(optIn()).toHaveAccessibleName("Yes, send me updates and offers by e-mail.");
    await expect.element(optIn()).not.toBeChecked();
  },
);

it("keeps the user's choice and the shown wording when the region arrives late", async () => {
  let reply = (_: Response) => {};
  configure({ geolocation: "/geo" });
  scene.answers["/geo"] = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  await open("registration");
  await userEvent.click(optIn());
  await userEvent.click(optIn());
  reply(Response.json({ country: "US", city: "" }));
  await ready();
  await expect.element(optIn()).not.toBeChecked();
  await expect.element(optIn()).toHaveAccessibleName("Yes, send me updates and offers by e-mail.");
});

it("sends the checkbox as the region has set it", async () => {
  from("US");
  scene.answers["/api/user/register"] = { body: { id: "7", emailAddress: person.emailAddress } };
  await open("registration");
  await ready();
  await fill(person);
  await userEvent.click(submit());
  await expect.poll(() => calls("/api/user/register")).not.toHaveLength(0);
  expect(JSON.parse(calls("/api/user/register")[0]?.body ?? "")).toMatchObject({ optIn: true });
});

it("looks up an existing subscriber by e-mail first, and links to that registration (accounts-4.8)", async () => {
  scene.answers["/api/user/subscriber/search"] = {
    body: { active: true, subscriptions: [], emailAddress: person.emailAddress, userAccountExists: false },
  };
  await register({ body: {} });
  const address = `/subscriber-registration?emailAddress=${encodeURIComponent(btoa(person.emailAddress))}`;
  await expect.poll(() => scene.wentTo).toEqual([address]);
  expect(calls("/api/user/register")).toHaveLength(0);
});

it("reloads with registration=success and asks no questions after registration at a paywall (accounts-4.9)", async () => {
  configure({ afterSignIn: "reload" });
  const modal = await register({ body: { id: "7", emailAddress: person.emailAddress } }, { paywall: "" });
  await expect.poll(() => scene.wentTo.at(-1)).toMatch(/[?&]registration=success/);
  expect(dialog(modal)?.open).toBe(false);
  expect(title(modal)).not.toBe("Your account has been created.");
});

it("shows the 'trouble verifying' message on 403 (accounts-8.10)", async () => {
  await register({ status: 403 });
  await expect
    .element(alert())
    .toHaveTextContent(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    );
});

it("shows a spinner in Submit during the request, and disables it while the form is invalid (accounts-4.10)", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await register(() => promise);
  await expect.element(submit()).toHaveAttribute("aria-busy", "true");
  resolve(Response.json({}, { status: 500 }));
  await fill({ lastName: "K" });
  await userEvent.keyboard("{Tab}");
  await expect.element(submit()).toBeDisabled();
  await fill({ lastName: "King" });
  await expect.element(submit()).toBeEnabled();
});

it("submits input that a password manager filled in without an event (beyond-5)", async () => {
  scene.answers["/api/user/register"] = { body: { id: "7", emailAddress: person.emailAddress } };
  await open("registration");
  for (const [name, value] of Object.entries(person)) field(name).value = value;
  await userEvent.click(submit());
  await expect.poll(() => calls("/api/user/register")).not.toHaveLength(0);
});

it("has the fields that password managers expect, and posts to /register without JavaScript (accounts-2.5)", async () => {
  await open("registration");
  const tokens = ["firstName", "lastName", "emailAddress", "password"].map(
    (name) => field(name).autocomplete,
  );
  expect(tokens).toEqual(["given-name", "family-name", "email", "new-password"]);
  const { form } = field("password");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/register"]);
});

it("shows three lists in the questionnaire, each with an empty option first (accounts-9.10)", async () => {
  await open("profile_settings");
  const lists = Array.from(document.querySelectorAll<HTMLSelectElement>("quire-auth-modal select"));
  expect(lists.map(({ name, options }) => [name, options.length, options[0]?.value])).toEqual([
    ["industry", 25, ""],
    ["job-title", 14, ""],
    ["company-size", 9, ""],
  ]);
  await expect.element(page.getByText("Optional: Tell us a bit about yourself")).toBeVisible();
});

it("asks a guest to sign in instead of updating the questionnaire", async () => {
  const { sessionStore } = await import("@quire/services/session");
  sessionStore().setState({ status: "anonymous" }, true);
  const modal = await open("profile_settings");
  await userEvent.selectOptions(named("industry"), "Media");
  await userEvent.click(submit());
  await expect.poll(() => title(modal)).toBe("Sign In");
  expect(calls("/api/user/profile")).toHaveLength(0);
});

describe("questionnaire answers that an ended session did not send", () => {
  const profile = { id: "7", status: "registered", emailAddress: person.emailAddress };
  const posts = () => calls("/api/user/profile").filter(({ method }) => method === "POST");

  /** Registers and answers a question. The server then requires a sign-in. */
  async function answer(): Promise<HTMLElement> {
    scene.answers["/api/user/profile"] = { status: 401 };
    startSession();
    const modal = await register({ body: { id: "7", emailAddress: person.emailAddress } });
    await expect.poll(() => title(modal)).toBe("Your account has been created.");
    await userEvent.selectOptions(named("industry"), "Media");
    await userEvent.click(submit());
    await expect.poll(() => title(modal)).toBe("Sign In");
    return modal;
  }

  /** Signs in afterwards as this user. The questions open again. */
  async function answerAndSignIn(reader: object): Promise<HTMLElement> {
    const opened = new Promise<CustomEvent>((resolve) => {
      document.addEventListener("quire-open-overlay", (event) => resolve(event as CustomEvent), {
        once: true,
      });
    });
    const modal = await answer();
    scene.answers["/api/user/profile"] = { body: reader };
    scene.answers["/authenticate"] = { body: { authenticated: true } };
    await fill(credentials);
    await userEvent.keyboard("{Enter}");
    const { name, attributes } = (await opened).detail;
    expect(name).toBe("auth-modal");
    modal.remove();
    return open(attributes.mode);
  }

  it("are restored after their user has signed in, and sent once (beyond-130)", async () => {
    const modal = await answerAndSignIn(profile);
    await expect.poll(() => field("industry").value).toBe("Media");
    const before = posts().length;
    await userEvent.click(submit());
    await expect.poll(() => dialog(modal)?.open).toBe(false);
    const attributes = [{ name: "industry", value: "Media" }];
    expect(
      posts()
        .slice(before)
        .map(({ body }) => JSON.parse(body)),
    ).toEqual([{ attributes }]);
    // The draft is removed with the view, after the dialog has closed.
    await expect.poll(() => Object.keys({ ...sessionStorage }).join()).not.toContain("quire:draft");
  });

  it("are hidden from another user (beyond-130)", async () => {
    await answerAndSignIn({ ...profile, id: "8", emailAddress: "other@quire.test" });
    await expect.element(named("industry")).toBeVisible();
    expect(field("industry").value).toBe("");
  });

  it("of a guest are hidden from the next user (beyond-130)", async () => {
    const { sessionStore } = await import("@quire/services/session");
    sessionStore().setState({ status: "anonymous" }, true);
    await open("profile_settings");
    await userEvent.selectOptions(named("industry"), "Media");
    scene.answers["/api/user/profile"] = { body: profile };
    sessionStore().setState({ status: "unknown" }, true);
    startSession();
    await expect.poll(() => sessionStore().getState().status).toBe("known");
    await expect.poll(() => field("industry").value).toBe("");
  });

  it("keep an earlier pending action of their user (beyond-130)", async () => {
    savePendingAction({ action: "follow", data: { name: "Strategy" } });
    await answer();
    expect(JSON.parse(sessionStorage.getItem("quire:intent") ?? "").action).toBe("follow");
  });
});
