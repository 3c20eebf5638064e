import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { runtime } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";

const RESET = "/api/user/reset-password";
const address = location.href;

let sent: Sent[];
const serve = (answers: Answers) => vi.stubGlobal("fetch", answer(answers, sent));
const setAddress = (query: string) => history.replaceState({ of: "the host" }, "", location.pathname + query);

beforeEach(() => {
  sent = [];
  runtime().shared.delete("reset-token");
  configure({ customerService: { phone: "+1 800 555 0142" }, passkeys: false });
  serve({ [RESET]: {} });
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", address);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(
  inside = "form",
  attributes: Readonly<Record<string, string>> = {},
): Promise<HTMLElement> {
  const host = document.createElement("quire-reset-password");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  await expect.poll(() => host.querySelector(inside)).not.toBeNull();
  return host;
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`quire-reset-password [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

function getError(name: string): string | null | undefined {
  const ids = field(name).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)).find((one) => one?.role === "alert")?.textContent;
}

async function set(password: string, confirm = password): Promise<void> {
  await userEvent.fill(page.elementLocator(field("password")), password);
  await userEvent.fill(page.elementLocator(field("confirm")), confirm);
  await userEvent.keyboard("{Enter}");
}

const said = (role = "alert") =>
  document.querySelector(`[data-quire-ui] [role="${role}"]`)?.textContent ?? "";

it("sets a new password with the token of the address, by keyboard alone", async () => {
  setAddress("?token=abc%2F%3D");
  const host = await show();
  const listener = vi.fn();
  host.addEventListener("quire-password-reset", listener);
  field("password").focus();
  await userEvent.keyboard("Quire#2027!{Tab}{Tab}Quire#2027!{Enter}");
  await expect.poll(() => said("status")).toMatch(/^Password successfully changed\./);
  expect(sent.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [RESET, { password: "Quire#2027!", token: "abc/=" }],
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("removes the template's plain form while the widget is connected, and restores it afterwards", async () => {
  setAddress("?token=abc");
  const host = document.createElement("quire-reset-password");
  host.innerHTML = '<form><input type="password" name="plain"><input type="password" name="again"></form>';
  document.body.append(host);
  await expect.poll(() => host.querySelector("[data-quire-ui] form")).not.toBeNull();
  expect(document.querySelector('[name="plain"]')).toBeNull();
  expect(document.querySelectorAll('[type="password"]')).toHaveLength(2);
  host.remove();
  await expect.poll(() => host.querySelector('[name="plain"]')).not.toBeNull();
});

it("names the show buttons of both passwords after their fields (beyond-227)", async () => {
  setAddress("?token=abc");
  await show();
  const getName = (field: string) => page.getByRole("button", { name: field, exact: true });
  await userEvent.click(getName("Show Confirm password"));
  await expect.element(getName("Show New password")).toBeVisible();
  await expect.element(getName("Hide Confirm password")).toBeVisible();
});

it("shows a link to sign in after the reset, and moves focus to it", async () => {
  setAddress("?token=abc");
  await show("form", { return: "/my-library" });
  await set("Quire#2027!");
  const link = page.getByRole("link", { name: "Sign in" });
  await expect.element(link).toHaveAttribute("href", "/sign-in?return=%2Fmy-library");
  await expect.element(link).toHaveAttribute("data-quire-open", "auth-modal");
  expect(document.activeElement?.contains(link.element())).toBe(true);
});

it("ignores a return address on another host (robustness-13)", async () => {
  setAddress("?token=abc");
  await show("form", { return: "//evil.test" });
  await set("Quire#2027!");
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/sign-in?return=%2F");
});

it("removes the token from the address bar as soon as it is read, and keeps the rest", async () => {
  setAddress("?a=1&token=secret&b=2#here");
  const before = history.length;
  await show();
  expect(location.search + location.hash).toBe("?a=1&b=2#here");
  expect(history.state).toEqual({ of: "the host" });
  expect(history.length).toBe(before);
});

it("keeps the token out of storage, cookies and attributes (robustness-17)", async () => {
  setAddress("?token=secret-token");
  const host = await show();
  await set("short");
  const everywhere = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
  ]);
  expect(everywhere).not.toContain("secret-token");
  expect(host.outerHTML).not.toContain("secret-token");
});

it("keeps the token when the page removes the widget and inserts it again", async () => {
  setAddress("?token=abc");
  const host = await show();
  host.remove();
  await expect.poll(() => host.querySelector("form")).toBeNull();
  document.body.append(host);
  await expect.poll(() => host.querySelector("form")).not.toBeNull();
  await set("Quire#2027!");
  await expect.poll(() => sent.map(({ body }) => JSON.parse(body).token)).toEqual(["abc"]);
});

it.each(["", "?token=", "?token=a&token=b"])(
  "shows that %j has no token, with a link to request a new e-mail",
  async (query) => {
    setAddress(query);
    const host = await show("a");
    expect(host.querySelector("form")).toBeNull();
    expect(host.querySelector("p")?.textContent).toBe(
      "To set a new password, open the link in the email we sent you.",
    );
    const link = page.getByRole("link", { name: "Request a new link" });
    await expect.element(link).toHaveAttribute("href", "/forgot-password");
    await expect.element(link).toHaveAttribute("data-quire-open", "forgot-password-flyout");
  },
);

it.each([400, 404, 410])(
  "shows that the link is used or expired after %d, with a link to request a new one",
  async (status) => {
    serve({ [RESET]: { status, body: { errors: [{ field: "token", code: "expired", message: "no" }] } } });
    setAddress("?token=abc");
    await show();
    await set("Quire#2027!");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("This link has expired or has already been used.");
    await expect.element(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
  },
);

it("validates the new password by the shared policy of 10 characters before a request", async () => {
  setAddress("?token=abc");
  await show();
  await set("Quire#202");
  expect(getError("password")).toBe(
    "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 10 characters long",
  );
  await set("", "");
  expect(getError("password")).toBe("New Password is required");
  await set("Quire#2027!", "Quire#2028!");
  expect(getError("confirm")).toBe("New Password and Confirm Password do not match");
  expect(sent).toEqual([]);
});

it.each([
  ["too short, friend", "too short, friend"],
  ["", "This password cannot be used. Please choose another one."],
])(
  "shows the server's message for a refused password unaltered, %j, and keeps the typed text",
  async (message, shown) => {
    serve({ [RESET]: { status: 400, body: { errors: [{ field: "password", code: "x", message }] } } });
    setAddress("?token=abc");
    await show();
    await set("Quire#2027!");
    await expect.poll(() => getError("password")).toBe(shown);
    expect(field("confirm").value).toBe("Quire#2027!");
  },
);

it("shows a locked account that a reset does not unlock it", async () => {
  serve({ [RESET]: { status: 423, body: {} } });
  setAddress("?token=abc");
  await show();
  await set("Quire#2027!");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again. For immediate assistance, please contact Customer Service.",
    );
});

it("shows the generic message for other failures, and accepts the link afterwards", async () => {
  serve({ [RESET]: { status: 500 } });
  setAddress("?token=abc");
  await show();
  await set("Quire#2027!");
  await expect
    .poll(() => said())
    .toMatch(
      /^We are sorry\. We are unable to process your request at this time\. Customer Service is available 24\/7\./,
    );
  serve({ [RESET]: {} });
  await userEvent.click(page.getByRole("button", { name: "Set new password" }));
  // The form's own status, about password strength, shows before.
  await expect.poll(() => said("status")).toMatch(/^Password successfully changed\./);
});

it("shows an alert and keeps the passwords when no response comes (robustness-18)", async () => {
  serve({ [RESET]: "never" });
  configure({ timeout: 150 });
  setAddress("?token=abc");
  await show();
  await set("Quire#2027!");
  await expect.poll(() => said()).toMatch(/^We are sorry\./);
  expect([field("password").value, field("confirm").value]).toEqual(["Quire#2027!", "Quire#2027!"]);
  await expect.element(page.getByRole("button", { name: /password/i }).last()).toBeEnabled();
  configure({ timeout: 10_000 });
});

it("sends one request for Enter and a click (robustness-40)", async () => {
  serve({ [RESET]: "never" });
  setAddress("?token=abc");
  const host = await show();
  await set("Quire#2027!");
  const button = host.querySelector<HTMLElement>("[type=submit]");
  await expect.poll(() => button?.getAttribute("aria-busy")).toBe("true");
  const resets = () => sent.filter(({ path }) => path === RESET);
  button?.click();
  await expect.poll(resets).not.toHaveLength(0);
  button?.click();
  await rendered(); // A second request would have been sent by now.
  expect(resets()).toHaveLength(1);
});

it.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,1"])(
  "uses %j neither as the form's action nor in links (robustness-8)",
  async (unsafe) => {
    setAddress("?token=abc");
    const host = await show("form", { action: unsafe, "forgot-href": unsafe, "sign-in-href": unsafe });
    expect(host.querySelector("form")?.getAttribute("action")).toBe("/reset-password");
    await set("Quire#2027!");
    await expect.element(page.getByRole("link")).toHaveAttribute("href", "/sign-in?return=%2F");
    setAddress("");
    runtime().shared.delete("reset-token");
    const refused = await show("a", { "forgot-href": unsafe });
    expect(refused.querySelector("a")?.getAttribute("href")).toBe("/forgot-password");
  },
);

it("has autocomplete tokens, method and action", async () => {
  setAddress("?token=abc");
  const host = await show("form", { action: "/account/reset" });
  const form = host.querySelector("form");
  expect([field("password").autocomplete, field("confirm").autocomplete]).toEqual([
    "new-password",
    "new-password",
  ]);
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/account/reset"]);
});

describe("passkeys after the reset", () => {
  const LIST = `${RESET}/passkeys`;
  const REMOVE = `${LIST}/remove`;
  const passkey = (id: string, name: string, lastUsed = "") => ({
    id,
    name,
    created: "2026-11-05T09:30:00.000Z",
    lastUsed,
  });
  const MAC = passkey("p1", "Mac", "2026-11-24T10:00:00.000Z");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const list = () => document.querySelector("[data-quire-ui] ul.quire-review:not([hidden])");
  const names = () => Array.from(list()?.querySelectorAll("bdi") ?? [], ({ textContent }) => textContent);
  const sentTo = (path: string) =>
    sent.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));

  async function resetWith(answers: Answers): Promise<void> {
    configure({ passkeys: true });
    serve({ [RESET]: {}, [REMOVE]: {}, ...answers });
    setAddress("?token=abc");
    await show();
    await set("Quire#2027!");
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  }

  it("lists the account's passkeys, each with a button to remove it (beyond-166)", async () => {
    await resetWith({ [LIST]: { body: { passkeys: [MAC, passkey("p2", "<b>Phone")] } } });
    await expect
      .element(page.getByText(/^A passkey signs in to your account without your password/))
      .toBeVisible();
    expect(names()).toEqual(["Mac", "<b>Phone"]);
    expect(list()?.textContent).toContain("Added on November 05, 2026 · Last used on November 24, 2026");
    await userEvent.click(button("Remove the passkey Mac"));
    await expect.element(page.getByText("The passkey “Mac” was removed. It no longer works.")).toBeVisible();
    await expect.element(button("Remove the passkey <b>Phone")).toHaveFocus();
    await userEvent.click(button("Remove the passkey <b>Phone"));
    await expect.poll(list).toBeNull();
    expect(document.activeElement?.className).toBe("quire-outcome");
    expect(sentTo(LIST)).toEqual([{ token: "abc" }]);
    expect(sentTo(REMOVE)).toEqual([
      { token: "abc", id: "p1" },
      { token: "abc", id: "p2" },
    ]);
  });

  it("gives passkeys with the same name distinct button names (beyond-166)", async () => {
    await resetWith({ [LIST]: { body: { passkeys: [passkey("p1", "iPhone"), passkey("p2", "iPhone")] } } });
    await userEvent.click(button("Remove passkey 1, iPhone"));
    await expect.element(button("Remove passkey 2, iPhone")).toHaveFocus();
  });

  it.each([
    ["the account has none", { [LIST]: { body: { passkeys: [] } } }],
    ["the backend lacks the call", { [LIST]: { status: 404 } }],
  ])("shows nothing of passkeys when %s (beyond-166)", async (_, answers) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await resetWith(answers);
    expect(document.querySelector("[data-quire-ui]")?.textContent).not.toMatch(/passkey/i);
  });

  it("requests no passkeys when the page is configured without them (beyond-166)", async () => {
    setAddress("?token=abc");
    await show();
    await set("Quire#2027!");
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(sentTo(LIST)).toEqual([]);
  });

  it("shows that passkeys still sign in when their list fails to load (beyond-166)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await resetWith({ [LIST]: { status: 500 } });
    await expect.element(page.getByText(/^If your account has passkeys, they still work\./)).toBeVisible();
    expect(said("status")).toMatch(/^Password successfully changed\./);
  });

  it.each([
    [400, "This link is too old to remove passkeys. Sign in to remove the passkey in your account."],
    [500, "We are sorry."],
  ])(
    "keeps a passkey when its removal fails with %i, and shows what to do (beyond-166)",
    async (status, words) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      await resetWith({ [LIST]: { body: { passkeys: [MAC] } }, [REMOVE]: { status } });
      await userEvent.click(button("Remove the passkey Mac"));
      await expect.poll(() => said()).toContain(words);
      expect(names()).toEqual(["Mac"]);
    },
  );
});
