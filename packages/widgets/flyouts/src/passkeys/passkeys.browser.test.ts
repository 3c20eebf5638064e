import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { configure } from "@quire/services/configuration";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/passkeys-flyout.js";
import { field, openFlyout } from "../../test/open-flyout.js";
import { CREATION, MAC, madeCredential, PHONE, passkeyAnswers } from "../../test/passkey-answers.js";

let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  sent = [];
  answers = { ...passkeyAnswers(MAC, PHONE) };
  vi.stubGlobal("fetch", ((...asked) => answer(answers, sent)(...asked)) satisfies typeof fetch);
  sessionStorage.clear();
  localStorage.clear();
  sessionStore().setState({ status: "unknown" }, true);
  configure({ customerService: { phone: "+1 800 555 0142" } });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => openFlyout("passkeys-flyout", ".quire-passkeys");
const create = (made: () => Promise<Credential | null>) =>
  vi.spyOn(navigator.credentials, "create").mockImplementation(made);
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const rows = () =>
  [...document.querySelectorAll(".quire-passkey")].map((row) =>
    [...row.querySelectorAll("p")].map(({ textContent }) => textContent),
  );
const alertText = () => document.querySelector('[data-quire-ui] [role="alert"]')?.textContent;
const statusText = () => document.querySelector('[data-quire-ui] [role="status"]')?.textContent;
const sentTo = (method: string) =>
  sent
    .filter((one) => one.method === method && one.path.startsWith("/api/user/passkeys"))
    .map(({ path, body }) => [path, body === "" ? undefined : JSON.parse(body)]);

it("lists the user's passkeys with their dates, and reflects it in its state (beyond-30)", async () => {
  const { host } = await open();
  expect(rows()).toEqual([
    ["Mac", "Added on November 05, 2026 · Last used on November 24, 2026"],
    ["Work phone", "Added on November 06, 2026 · Never used"],
  ]);
  expect(host.dataset.state).toBe("ready");
});

it("gives the buttons of passkeys with equal names unique labels (beyond-227)", async () => {
  answers["GET /api/user/passkeys"] = { body: { passkeys: [MAC, { ...MAC, id: "p3" }, PHONE] } };
  await open();
  const buttons = [...document.querySelectorAll(".quire-passkey button")];
  expect(buttons.map(({ ariaLabel }) => ariaLabel?.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
    "Rename passkey 1, Mac",
    "Remove passkey 1, Mac",
    "Rename passkey 2, Mac",
    "Remove passkey 2, Mac",
    "Rename the passkey Work phone",
    "Remove the passkey Work phone",
  ]);
});

it("shows markup in a passkey's name literally (robustness-7)", async () => {
  answers["GET /api/user/passkeys"] = {
    body: { passkeys: [{ ...MAC, name: '<img src="x" onerror="alert(1)">', created: "nonsense" }] },
  };
  await open();
  expect(rows()).toEqual([['<img src="x" onerror="alert(1)">', "Last used on November 24, 2026"]]);
  expect(document.querySelector("[data-quire-ui] img")).toBeNull();
});

it("shows that there is no passkey yet", async () => {
  answers["GET /api/user/passkeys"] = { body: { passkeys: [] } };
  const { host } = await open();
  expect(host.dataset.state).toBe("empty");
  await expect.element(page.getByText("You don’t have any passkeys yet.")).toBeVisible();
});

it("adds a passkey on a click, named after its device, and notifies the page (beyond-30)", async () => {
  create(async () => madeCredential());
  const { host } = await open();
  const added = vi.fn();
  host.addEventListener("quire-passkey-added", added);
  await userEvent.click(button("Add a passkey"));
  await expect.poll(statusText).toBe("The passkey “Linux” was added.");
  expect(rows().map(([name]) => name)).toEqual(["Linux", "Mac", "Work phone"]);
  expect(added.mock.lastCall?.[0]).toMatchObject({ detail: { id: "p3", name: "Linux" } });
  const [asked, kept] = sentTo("POST");
  expect(asked).toEqual(["/api/user/passkeys/creation", {}]);
  expect(kept?.[1]).toMatchObject({ credential: { id: "aWQ", response: { transports: ["internal"] } } });
  expect(typeof kept?.[1].name).toBe("string");
});

it("passes the options to the browser as bytes (beyond-30)", async () => {
  const asked = create(async () => madeCredential());
  await open();
  await userEvent.click(button("Add a passkey"));
  await expect.poll(statusText).toMatch(/was added/);
  const options = asked.mock.lastCall?.[0]?.publicKey;
  expect(new TextDecoder().decode(options?.challenge)).toBe("challenge");
  expect(new TextDecoder().decode(options?.user.id)).toBe("handle");
});

it("asks for the password when the sign-in is not recent, and shows an error for a wrong one (beyond-30)", async () => {
  create(async () => madeCredential());
  const creation = answers["POST /api/user/passkeys/creation"] as Answers[string];
  const refused = { status: 400, body: { errors: [{ field: "currentPassword", code: "x", message: "x" }] } };
  answers["POST /api/user/passkeys/creation"] = refused;
  await open();
  await userEvent.click(button("Add a passkey"));
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("currentPassword");
  expect(field("username").value).toBe("reader@quire.test");
  await userEvent.keyboard("not it{Enter}");
  await expect.element(page.getByText("That password is incorrect.")).toBeVisible();
  expect(document.activeElement).toBe(field("currentPassword"));
  answers["POST /api/user/passkeys/creation"] = creation;
  await userEvent.fill(page.elementLocator(field("currentPassword")), "Reader#2026");
  await userEvent.keyboard("{Enter}");
  await expect.poll(statusText).toBe("The passkey “Linux” was added.");
  expect(sentTo("POST").map(([, body]) => body.currentPassword)).toEqual([
    undefined,
    "not it",
    "Reader#2026",
    undefined,
  ]);
  await expect.element(button("Add a passkey")).toHaveFocus();
});

describe("shows a message when no passkey was added (beyond-31)", () => {
  it.each([
    ["NotAllowedError", "No passkey was added. You can try again."],
    ["InvalidStateError", "This device already has a passkey for your account."],
    ["SecurityError", "You can’t add passkeys right now."],
  ])("for %s", async (name, words) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    create(() => Promise.reject(new DOMException("no", name)));
    await open();
    await userEvent.click(button("Add a passkey"));
    await expect.poll(alertText).toBe(words);
    await expect.element(button("Add a passkey")).toBeEnabled();
    expect(sentTo("POST")).toHaveLength(1);
  });

  it("for passkeys of another domain in a browser without related origins (beyond-436)", async () => {
    create(() => Promise.reject(new DOMException("no", "SecurityError")));
    answers["POST /api/user/passkeys/creation"] = {
      body: { ...CREATION, rp: { id: "api.example.org", name: "The Quire Review" } },
    };
    vi.spyOn(PublicKeyCredential, "getClientCapabilities").mockResolvedValue({ relatedOrigins: false });
    await open();
    await userEvent.click(button("Add a passkey"));
    await expect.poll(alertText).toMatch("This browser can’t create passkeys.");
  });

  it.each([
    [409, "POST /api/user/passkeys", "This device already has a passkey for your account."],
    [409, "POST /api/user/passkeys/creation", "You’ve reached the passkey limit."],
    [423, "POST /api/user/passkeys/creation", "Too many wrong passwords."],
    [500, "POST /api/user/passkeys/creation", "We are sorry."],
  ])("for %i to %s", async (status, call, words) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    create(async () => madeCredential());
    answers[call] = { status };
    await open();
    await userEvent.click(button("Add a passkey"));
    await expect.poll(alertText).toMatch(words);
  });

  it("passes no response to the browser that violates the contract (robustness-20)", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const asked = create(async () => madeCredential());
    answers["POST /api/user/passkeys/creation"] = { body: { challenge: "<script>", rp: {} } };
    await open();
    await userEvent.click(button("Add a passkey"));
    await expect.poll(alertText).toMatch("We are sorry.");
    expect(asked).not.toHaveBeenCalled();
  });
});

it("renames a passkey in its place, and cancels without a call (beyond-30)", async () => {
  await open();
  await userEvent.click(button("Rename the passkey Mac"));
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("name");
  await userEvent.click(button("Cancel"));
  await expect.element(button("Rename the passkey Mac")).toHaveFocus();
  await userEvent.click(button("Rename the passkey Mac"));
  await userEvent.fill(page.elementLocator(field("name")), " Old Mac ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(statusText).toBe("The passkey is now called “Old Mac”.");
  expect(sentTo("PUT")).toEqual([["/api/user/passkeys/p1", { name: "Old Mac" }]]);
  expect(rows()[0]?.[0]).toBe("Old Mac");
});

it("restores the typed name when the session ended during the save (beyond-119)", async () => {
  answers["PUT /api/user/passkeys/p1"] = { status: 401 };
  await open();
  await userEvent.click(button("Rename the passkey Mac"));
  await userEvent.fill(page.elementLocator(field("name")), "Old Mac");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  document.body.replaceChildren();
  sessionStore().setState({ status: "unknown" }, true);
  const { host } = await open();
  expect(field("name").value).toBe("Old Mac");
  expect(rows().map(([name]) => name)).toEqual([undefined, "Work phone"]);
  (host.shadowRoot ?? host).querySelector<HTMLElement>('[part="close"]')?.click();
  host.toggleAttribute("open", true);
  await expect.element(button("Rename the passkey Mac")).toBeVisible();
});

it("asks before it removes a passkey, then notifies the page (beyond-30)", async () => {
  const { host } = await open();
  const removed = vi.fn();
  host.addEventListener("quire-passkey-removed", removed);
  await userEvent.click(button("Remove the passkey Mac"));
  await expect
    .element(page.getByText("Remove the passkey “Mac”? It will no longer sign you in."))
    .toBeVisible();
  expect(sentTo("DELETE")).toEqual([]);
  await userEvent.click(button("Cancel"));
  await expect.element(button("Remove the passkey Mac")).toHaveFocus();
  await userEvent.click(button("Remove the passkey Mac"));
  await userEvent.click(button("Remove"));
  await expect.poll(statusText).toMatch("The passkey “Mac” was removed.");
  expect(rows().map(([name]) => name)).toEqual(["Work phone"]);
  expect(removed.mock.lastCall?.[0]).toMatchObject({ detail: { id: "p1", name: "Mac" } });
});

it("asks for the password before a removal when the sign-in is not recent (beyond-167)", async () => {
  const refused = { status: 400, body: { errors: [{ field: "currentPassword", code: "x", message: "x" }] } };
  answers["DELETE /api/user/passkeys/p1"] = refused;
  await open();
  await userEvent.click(button("Remove the passkey Mac"));
  await userEvent.click(button("Remove"));
  await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("currentPassword");
  await expect
    .element(page.getByText(/To remove the passkey “Mac”, enter your password again\.$/))
    .toBeVisible();
  expect(field("username").value).toBe("reader@quire.test");
  await userEvent.keyboard("not it{Enter}");
  await expect.element(page.getByText("That password is incorrect.")).toBeVisible();
  answers["DELETE /api/user/passkeys/p1"] = { status: 423 };
  await userEvent.keyboard("{Enter}");
  await expect.poll(alertText).toBe("Too many wrong passwords. Please try again later.");
  answers["DELETE /api/user/passkeys/p1"] = {};
  await userEvent.fill(page.elementLocator(field("currentPassword")), "Reader#2026");
  await userEvent.keyboard("{Enter}");
  await expect.poll(statusText).toMatch("The passkey “Mac” was removed.");
  expect(sentTo("DELETE").map(([, body]) => body.currentPassword)).toEqual([
    undefined,
    "not it",
    "not it",
    "Reader#2026",
  ]);
});

it("keeps a passkey that could not be removed, and shows an error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answers["DELETE /api/user/passkeys/p1"] = { status: 500 };
  await open();
  await userEvent.click(button("Remove the passkey Mac"));
  await userEvent.click(button("Remove"));
  await expect.poll(alertText).toMatch("We are sorry.");
  await userEvent.click(button("Cancel"));
  expect(rows()).toHaveLength(2);
});

it("shows an error with a retry when the passkeys fail to load", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const good = answers["GET /api/user/passkeys"] as Answers[string];
  answers["GET /api/user/passkeys"] = { status: 404 };
  const { host } = await openFlyout("passkeys-flyout", "[role=alert]");
  expect(host.dataset.state).toBe("error");
  answers["GET /api/user/passkeys"] = good;
  await userEvent.click(button("Try again"));
  await expect.poll(() => host.dataset.state).toBe("ready");
});

it("lists existing passkeys in a browser without support, and shows that it cannot add any (beyond-30)", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  await open();
  expect(rows()).toHaveLength(2);
  await expect
    .element(
      page.getByText("This browser can’t create passkeys. Open this page in another browser to add one."),
    )
    .toBeVisible();
  await expect.element(button("Add a passkey")).not.toBeInTheDocument();
});

it("shows a guest 'To access this feature, please SIGN IN or REGISTER.'", async () => {
  answers["/api/user/profile"] = { status: 401 };
  const { host } = await openFlyout("passkeys-flyout", "a");
  expect(host.querySelector("p")?.textContent).toBe("To access this feature, please SIGN IN or REGISTER.");
});

it("reveals its hidden link, and the list item if that contains nothing else (beyond-30)", async () => {
  const link = (attributes: string) =>
    `<a href="/" ${attributes} data-quire-open="passkeys-flyout">Passkeys</a>`;
  document.body.innerHTML = `<ul><li hidden id="alone">${link("hidden")}</li><li hidden id="beside">${link("")}<b>x</b></li></ul>`;
  document.body.append(document.createElement("quire-passkeys-flyout"));
  await expect.poll(() => document.querySelector<HTMLElement>("#alone")?.hidden).toBe(false);
  expect(document.querySelector<HTMLElement>("#alone a")?.hidden).toBe(false);
  expect(document.querySelector<HTMLElement>("#beside")?.hidden).toBe(true);
});

it("leaves the link hidden when the browser does not support passkeys (beyond-30)", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  document.body.innerHTML = '<a hidden href="/" data-quire-open="passkeys-flyout">Passkeys</a>';
  document.body.append(document.createElement("quire-passkeys-flyout"));
  expect(document.querySelector("a")?.hidden).toBe(true);
});
