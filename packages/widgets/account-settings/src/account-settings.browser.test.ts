import { configure } from "@quire/services/configuration";
import { loadSession, sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type AccountOptions, NEWSLETTERS, openAccount } from "../test/open-account.js";
import "./define.js";

const path = location.pathname + location.search;
let backend: ReturnType<typeof openAccount>;

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(async () => {
  await loadSession(); // The profile of a change must not arrive during the next test.
  document.body.replaceChildren();
  backend.close();
  history.replaceState(null, "", path);
  vi.restoreAllMocks();
});

const host = () => document.querySelector<HTMLElement>("quire-account-settings");

function mount(options: AccountOptions = {}, attributes: Readonly<Record<string, string>> = {}): void {
  backend = openAccount(options);
  configure({ customerService: { phone: "+1 800 555 0142" } });
  const element = document.createElement("quire-account-settings");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
}

async function open(...given: Parameters<typeof mount>): Promise<void> {
  mount(...given);
  await expect.poll(() => section("name") ?? document.querySelector("section")).not.toBeNull();
}

const section = (name: string) => document.querySelector<HTMLElement>(`#account-${name}`);
const words = (name: string) => section(name)?.textContent ?? "";
const within = (name: string) => page.elementLocator(section(name) ?? document.body);
const press = (name: string, label: string | RegExp) =>
  userEvent.click(within(name).getByRole("button", { name: label }));

/** The last text for screen readers. */
const announced = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector("[role=status]")?.textContent;

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`quire-account-settings [name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}
const getError = (name: string) =>
  field(name).closest(".quire-field")?.querySelector(".quire-error")?.textContent;

describe("the name", () => {
  it("is saved alone, and 'Saved' shows and is announced (beyond-340, beyond-344)", async () => {
    await open();
    await userEvent.fill(field("firstName"), "Ada");
    await press("name", "Save");
    await expect.poll(() => words("name")).toMatch(/Saved$/);
    await expect.poll(announced).toBe("Saved");
    expect(backend.state.user).toMatchObject({ firstName: "Ada", lastName: "Ashdown" });
    expect(backend.requests("POST", "/api/user/profile")).toHaveLength(1);
  });

  it.each([
    ["x".repeat(300), "Please use at most 100 characters."],
    ["<b>", "Please enter a valid first name."],
    ["", "This field is required."],
  ])("shows the error of %j at its field, and sends nothing (beyond-340)", async (name, error) => {
    await open();
    await userEvent.fill(field("firstName"), name);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => getError("firstName")).toBe(error);
    expect(backend.requests("POST", "/api/user/profile")).toEqual([]);
  });

  it("keeps what was typed after a failure, and saves it at the next try (beyond-342)", async () => {
    await open({ faults: [{ call: "updateProfile", status: 503, body: {} }] });
    await userEvent.fill(field("lastName"), "Byrne");
    await press("name", "Save");
    await expect.poll(() => words("name")).toMatch(/We are sorry\./);
    expect(field("lastName").value).toBe("Byrne");
    await press("name", "Save");
    await expect.poll(() => words("name")).toMatch(/Saved$/);
    expect(backend.state.user?.lastName).toBe("Byrne");
  });

  it("keeps what was typed when the session ends, for the same user's return (beyond-342)", async () => {
    await open();
    await userEvent.fill(field("lastName"), "Byrne");
    const { user } = backend.state;
    backend.state.page.account = undefined;
    await press("name", "Save");
    await expect.element(page.getByRole("heading", { name: "You’ve been signed out" })).toBeVisible();
    expect(host()?.dataset["state"]).toBe("empty");
    backend.state.page.account = user;
    sessionStore().setState({ status: "unknown" }, true);
    await expect.poll(() => section("name")).not.toBeNull();
    expect(field("lastName").value).toBe("Byrne");
  });

  it("follows another tab's change, but not in a field with typed text (beyond-342)", async () => {
    await open();
    await userEvent.fill(field("lastName"), "Byrne");
    const session = sessionStore().getState();
    if (session.status !== "known") throw new Error("The user is not known.");
    const user = { ...session.user, firstName: "Grace", lastName: "Hopper" };
    sessionStore().setState({ ...session, user }, true);
    await expect.poll(() => field("firstName").value).toBe("Grace");
    expect(field("lastName").value).toBe("Byrne");
  });
});

describe("the e-mail address", () => {
  const ask = async (email = "robin@example.org") => {
    await press("email", "Change email");
    await userEvent.fill(field("emailAddress"), email);
    await press("email", "Send confirmation");
  };

  it("waits for its confirmation, and a request can be withdrawn (beyond-343)", async () => {
    await open();
    await ask();
    await expect.poll(() => words("email")).toMatch(/we’ve sent a link to robin@example\.org/);
    expect(words("email")).toMatch(/reader@quire\.test/);
    expect(backend.state.mails).toMatchObject([{ to: "robin@example.org", kind: "email-change" }]);
    await press("email", "Keep the current address");
    await expect.poll(() => words("email")).not.toMatch(/robin@example\.org/);
    expect(backend.state.user?.pendingEmailAddress).toBe("");
  });

  it("shows the waiting address after a reload (beyond-341)", async () => {
    await open({ account: { pendingEmailAddress: "robin@example.org" } });
    await expect.poll(() => words("email")).toMatch(/we’ve sent a link to robin@example\.org/);
  });

  it("says the same for a taken address (beyond-343)", async () => {
    await open();
    const [first] = backend.state.accounts;
    if (first) backend.state.accounts.push({ ...first, id: "8", emailAddress: "taken@example.org" });
    await ask("taken@example.org");
    await expect.poll(() => words("email")).toMatch(/we’ve sent a link to taken@example\.org/);
    expect(backend.state.mails).toEqual([]);
  });

  it("asks for the password some time after the sign-in, and keeps the address (beyond-343)", async () => {
    await open({ account: { isFresh: false } });
    await ask();
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("currentPassword");
    expect(field("emailAddress").value).toBe("robin@example.org");
    await userEvent.fill(field("currentPassword"), "wrong");
    await press("email", "Send confirmation");
    await expect.poll(() => getError("currentPassword")).toBe("That password is incorrect.");
    await userEvent.fill(field("currentPassword"), "Reader#2026");
    await press("email", "Send confirmation");
    await expect.poll(() => words("email")).toMatch(/we’ve sent a link/);
  });

  it("refuses the present address at its field (beyond-340)", async () => {
    await open();
    await ask("READER@quire.test");
    await expect.poll(() => getError("emailAddress")).toBe("This is already your email address.");
    expect(backend.requests("POST", "/api/user/profile")).toEqual([]);
  });

  it("reads the profile again when the link was followed in another tab (beyond-342)", async () => {
    await open({ account: { pendingEmailAddress: "robin@example.org" } });
    await expect.poll(() => words("email")).toMatch(/we’ve sent a link/);
    Object.assign(backend.state.user ?? {}, { pendingEmailAddress: "", emailAddress: "robin@example.org" });
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => words("email")).not.toMatch(/we’ve sent a link/);
    await expect.poll(() => words("email")).toMatch(/robin@example\.org/);
  });
});

it("changes the password, and returns to the button with a confirmation (beyond-340)", async () => {
  await open();
  await press("password", "Change password");
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("current");
  await userEvent.keyboard("Reader#2026{Tab}{Tab}Quire#2027!{Tab}{Tab}Quire#2027!{Enter}");
  await expect.poll(() => words("password")).toMatch(/Password successfully changed\.$/);
  expect(document.querySelector("quire-account-settings [type=password]")).toBeNull();
  expect(backend.state.user?.password).toBe("Quire#2027!");
});

it("shows the plan with its dates, and links for plan and orders (beyond-341)", async () => {
  await open();
  await expect
    .poll(() => words("plan"))
    .toMatch(/Premium.*Since.*February 11, 2026.*Renews on.*February 10, 2027/s);
  await expect.poll(() => words("orders")).toMatch(/Order #20015001.*October 02, 2026.*1,074\.85/s);
  const links = [...document.querySelectorAll("quire-account-settings a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(expect.arrayContaining(["/subscriptions", "/order-history"]));
});

it("follows and unfollows a newsletter at once, each with its own 'Saved' (beyond-340)", async () => {
  await open({}, { newsletters: JSON.stringify(NEWSLETTERS) });
  const box = (name: string) => within("newsletters").getByRole("checkbox", { name });
  await expect.element(box("The Weekly Digest")).toBeChecked();
  await userEvent.click(box("First Chair"));
  await expect.poll(() => backend.state.user?.follows.newsletter).toContain("First Chair");
  await expect.poll(() => words("newsletters")).toMatch(/Saved/);
  await userEvent.click(box("The Weekly Digest"));
  await expect.poll(() => backend.state.user?.follows.newsletter).toEqual(["First Chair"]);
  await expect.element(box("The Weekly Digest")).not.toBeChecked();
});

it("saves the data of the account as a JSON file (beyond-345)", async () => {
  await open();
  const files: { readonly name: string; readonly blob: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: fetchBlob(this.href) });
  });
  const blobs = new Map<string, Blob>();
  const fetchBlob = async (href: string) => (await blobs.get(href)?.text()) ?? "";
  const create = URL.createObjectURL;
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const href = create(blob);
    blobs.set(href, blob as Blob);
    return href;
  });
  await press("data", "Download my data");
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["account-data.json"]);
  expect(JSON.parse((await files[0]?.blob) ?? "")).toMatchObject({
    profile: { emailAddress: "reader@quire.test" },
  });
  await expect.poll(() => words("data")).toMatch(/Your download has started\.$/);
});

describe("the deletion", () => {
  it("names the consequences, and sends nothing before the word is typed (beyond-346)", async () => {
    await open();
    await press("delete", "Delete account…");
    expect(words("delete")).toMatch(/saved items.*Files and receipts/s);
    await press("delete", "Delete my account");
    await expect.poll(() => getError("word")).toBe("Please type DELETE.");
    expect(backend.requests("DELETE", "/api/user/account")).toEqual([]);
  });

  it("signs out, confirms the deletion and reports it (beyond-346)", async () => {
    await open();
    const deleted = vi.fn();
    host()?.addEventListener("quire-account-deleted", deleted);
    await press("delete", "Delete account…");
    await userEvent.fill(field("word"), "delete");
    await press("delete", "Delete my account");
    const heading = page.getByRole("heading", { name: "Your account has been deleted" });
    await expect.element(heading).toHaveFocus();
    expect(sessionStore().getState().status).toBe("anonymous");
    expect(backend.state.accounts).toEqual([]);
    expect(localStorage.getItem("user")).toBeNull();
    expect(deleted).toHaveBeenCalledTimes(1);
  });

  it("asks for the password some time after the sign-in (beyond-346)", async () => {
    await open({ account: { isFresh: false } });
    await press("delete", "Delete account…");
    await userEvent.fill(field("word"), "DELETE");
    await press("delete", "Delete my account");
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("currentPassword");
    await userEvent.keyboard("Reader#2026{Enter}");
    await expect.element(page.getByRole("heading", { name: "Your account has been deleted" })).toBeVisible();
  });
});

describe("its place on the page", () => {
  it("offers guests to sign in (beyond-348)", async () => {
    mount({ tier: "guest" });
    await expect
      .element(page.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("data-quire-open", "auth-modal");
    expect(host()?.dataset["state"]).toBe("empty");
  });

  it("offers a retry when the user fails to load (beyond-348)", async () => {
    mount({
      faults: [
        { call: "profile", status: 404, body: {} },
        { call: "profileHead", status: 404, body: {} },
      ],
    });
    await expect.poll(() => host()?.dataset["state"]).toBe("error");
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(() => section("name")).not.toBeNull();
  });

  it("says that it is offline (beyond-348)", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    mount({ faults: [{ times: Infinity, cut: true }] });
    await expect.poll(() => host()?.dataset["state"]).toBe("offline");
    expect(host()?.textContent).toMatch(/You’re offline\./);
  });

  it("shows other sections when the orders fail, with a retry there (beyond-348)", async () => {
    await open({ faults: [{ call: "orderedStream", status: 404, body: {} }] });
    await expect.poll(() => words("orders")).toMatch(/Couldn’t load this\./);
    await press("orders", "Try again: Orders");
    await expect.poll(() => words("orders")).toMatch(/Order #20015001/);
  });

  it("moves to the section in the page's address (beyond-340)", async () => {
    history.replaceState(null, "", "#account-delete");
    await open();
    await expect.poll(() => document.activeElement?.textContent).toBe("Delete account");
  });

  it("shows the given sections in their order, and reports others", async () => {
    await open({}, { sections: "delete name passwort" });
    const headings = [...document.querySelectorAll("quire-account-settings h2")];
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Delete account", "Name"]);
    expect(String(vi.mocked(console.error).mock.calls)).toContain("passwort");
  });

  it("removes the page's own forms while it works", async () => {
    backend = openAccount();
    document.body.innerHTML =
      '<quire-account-settings><form><input type="password" name="plain"></form></quire-account-settings>';
    await expect.poll(() => section("name")).not.toBeNull();
    await expect.poll(() => document.querySelector('[name="plain"]')).toBeNull();
  });
});
