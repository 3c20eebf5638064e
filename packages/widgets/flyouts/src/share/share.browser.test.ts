import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { getStorageName } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { SIGNED_OUT_KEY, sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/share-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { confirmation, type Opened, openFlyout } from "../../test/open-flyout.js";

const SHARE = "/api/user/share";
const SHORT = "/api/integration/url/shorten";
const ARTICLE = `${location.origin}/2026/11/strategy`;
const given = { url: "/2026/11/strategy", title: "What Is Strategy?" };

let sent: Sent[];
let reader: Answers[string];

const serve = (answers: Answers) =>
  vi.stubGlobal("fetch", answer({ "/api/user/profile": reader, [SHARE]: {}, ...answers }, sent));
const open = (attributes: Readonly<Record<string, string>> = given) =>
  openFlyout("share-flyout", "[role=tab]", attributes);
const shares = () => sent.filter(({ path }) => path === SHARE).map(({ body }) => JSON.parse(body));
/** Waits for the record of a share, which lazy code sends. It must not reach the next test. */
const noted = () => expect.poll(shares).not.toEqual([]);
const tab = (name: string) => page.getByRole("tab", { name });
const field = (name: string) => page.getByRole("textbox", { name });
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

/** Opens the flyout at its e-mail tab and waits for the form. */
async function openEmail(): Promise<Opened> {
  const opened = await open();
  await userEvent.click(tab("Email"));
  await expect.element(field("To")).toBeVisible();
  return opened;
}
function getError(name: string): string | null | undefined {
  const element = field(name).element();
  const root = element.getRootNode();
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  if (!(root instanceof ShadowRoot)) return undefined;
  return ids.map((id) => root.getElementById(id)).find((one) => one?.role === "alert")?.textContent;
}
/** Fakes the popup of a click, or a blocked popup. */
function popups(blocked = false) {
  const popup = { closed: false, opener: {}, location: { replace: vi.fn() } };
  const spy = vi.spyOn(window, "open").mockReturnValue(blocked ? null : (popup as unknown as Window));
  return { spy, popup };
}
function hasFocus(locator: ReturnType<typeof field>): boolean {
  const element = locator.element();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element; // The element is connected.
}
const PRESS = { bubbles: true, composed: true };

beforeEach(() => {
  localStorage.clear();
  sent = [];
  reader = { status: 401 };
  newPage();
  configure({ customerService: { phone: "+1 800 555 0142" } });
  vi.spyOn(console, "error").mockImplementation(() => {});
  serve({ [SHORT]: { status: 500 } });
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("has the URL, tabs for Facebook, X and LinkedIn, and an email share (content-2.29)", async () => {
  const { host } = await open();
  await expect.element(field("Link")).toHaveValue(ARTICLE);
  const names = page.getByRole("tab").elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(["Facebook", "X", "LinkedIn", "Email"]);
  expect(host.dataset.state).toBe("ready");
});

it("needs no sign-in (content-6.6)", async () => {
  await openEmail();
  await expect.element(page.getByText("SIGN IN")).not.toBeInTheDocument();
});

it("shows the short address of the server (content-7.16)", async () => {
  serve({ [SHORT]: { body: { shortUrl: "https://quire.test/s/abc" } } });
  await open();
  await expect.element(field("Link")).toHaveValue("https://quire.test/s/abc");
  expect(sent.filter(({ path }) => path === SHORT).map(({ body }) => JSON.parse(body))).toEqual([
    { url: ARTICLE },
  ]);
});

it("shows the long address when the short one is unsafe (robustness-20)", async () => {
  serve({ [SHORT]: { body: { shortUrl: "javascript:alert(1)" } } });
  await open();
  await expect.poll(() => sent.filter(({ path }) => path === SHORT)).not.toHaveLength(0);
  await new Promise(requestAnimationFrame);
  await expect.element(field("Link")).toHaveValue(ARTICLE);
});

it("requests the short address only when it opens", async () => {
  const host = document.createElement("quire-share-flyout");
  document.body.append(host);
  await expect.poll(() => host.dataset.state).toBe("ready");
  expect(sent.filter(({ path }) => path === SHORT)).toEqual([]);
  host.toggleAttribute("open", true);
  await expect.poll(() => sent.filter(({ path }) => path === SHORT)).not.toHaveLength(0);
});

it("shares the page's canonical address by default", async () => {
  const canonical = document.createElement("link");
  Object.assign(canonical, { rel: "canonical", href: "/2026/11/canonical" });
  document.head.append(canonical);
  await open({});
  await expect.element(field("Link")).toHaveValue(`${location.origin}/2026/11/canonical`);
  canonical.remove();
});

it("copies the address and confirms it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await press("Copy");
  expect(write).toHaveBeenCalledWith(ARTICLE);
  await expect.element(page.getByRole("status").filter({ hasText: "Copied" })).toBeInTheDocument();
});

it("selects tabs by arrow keys, Home and End, also right to left", async () => {
  const { spy } = popups();
  await open();
  (tab("Facebook").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => hasFocus(tab("X"))).toBe(true);
  await expect.element(page.getByRole("tabpanel", { name: "X" })).toBeVisible();
  await expect.element(page.getByRole("tabpanel", { name: "Facebook" })).not.toBeInTheDocument();
  await userEvent.keyboard("{End}");
  await expect.element(tab("Email")).toHaveAttribute("aria-selected", "true");
  document.documentElement.dir = "rtl";
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => hasFocus(tab("LinkedIn"))).toBe(true);
  expect(spy).not.toHaveBeenCalled();
});

it("opens a popup of 700x450 without an opener (content-2.31)", async () => {
  const { spy, popup } = popups();
  await open();
  await userEvent.click(tab("Facebook"));
  expect(spy.mock.lastCall?.[2]).toContain("width=700,height=450");
  expect(popup.opener).toBeNull();
  expect(popup.location.replace).toHaveBeenCalledWith(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(ARTICLE)}`,
  );
  await noted();
});

it.each([
  ["Facebook", "Facebook", "Shared via Facebook"],
  ["X", "Twitter", "Shared via Twitter"],
  ["LinkedIn", "LinkedIn", "Shared via LinkedIn"],
])("sends %s as %s, and confirms with '%s' (content-3.10, content-8.9)", async (label, provider, words) => {
  popups();
  const opened = await open();
  const shared = vi.fn();
  opened.host.addEventListener("quire-shared", (event) => shared((event as CustomEvent).detail));
  await userEvent.click(tab(label));
  await expect.poll(() => confirmation(opened)).toBe(words);
  await expect.poll(shares).toMatchObject([{ url: ARTICLE, provider }]);
  expect(shared.mock.calls).toEqual([[{ provider, url: ARTICLE }]]);
});

it("confirms a share when its record fails to be sent", async () => {
  serve({ [SHARE]: { status: 500 } });
  popups();
  const opened = await open();
  await userEvent.click(tab("Facebook"));
  await expect.poll(() => confirmation(opened)).toBe("Shared via Facebook");
  await noted();
});

it("confirms nothing and shows a link when the popup is blocked (beyond-198)", async () => {
  popups(true);
  const opened = await open();
  const shared = vi.fn();
  opened.host.addEventListener("quire-shared", shared);
  await userEvent.click(tab("X"));
  const link = page.getByRole("link", { name: "Open X in a new tab" });
  await expect
    .element(link)
    .toHaveAttribute(
      "href",
      `https://x.com/intent/post?url=${encodeURIComponent(ARTICLE)}&text=What+Is+Strategy%3F`,
    );
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(shared).not.toHaveBeenCalled();
  link.element().addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  await rendered();
  expect([opened.dialog.open, confirmation(opened), shares()]).toEqual([true, "", []]);
  expect(shared).not.toHaveBeenCalled();
});

it("sends a guest's e-mail with FROM, and confirms it (content-2.30, content-3.10, content-8.9)", async () => {
  const opened = await openEmail();
  await userEvent.fill(field("From"), "me@quire.test");
  await userEvent.fill(field("To"), "ada@quire.test, o'neil@example.ie");
  await userEvent.fill(field("Message"), "Read <b>this</b>!");
  await press("Send");
  await expect.poll(() => confirmation(opened)).toBe("Shared via email");
  expect(shares()).toEqual([
    {
      url: ARTICLE,
      description: "Read <b>this</b>!",
      provider: "email",
      sharedWith: ["ada@quire.test", "o'neil@example.ie"],
      from: "me@quire.test",
    },
  ]);
});

it("shows the FROM field only when signed out (content-2.30)", async () => {
  reader = { body: { id: "7", emailAddress: "reader@quire.test" } };
  serve({});
  const opened = await openEmail();
  await expect.element(field("From")).not.toBeInTheDocument();
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => confirmation(opened)).toBe("Shared via email");
  expect(shares()[0]).not.toHaveProperty("from");
});

it("shows the FROM field when the session fails to load", async () => {
  reader = { status: 404 };
  serve({});
  await openEmail();
  await expect.element(field("From")).toBeVisible();
});

it("refuses invalid addresses, and names the wrong one (content-5.4, content-5.5)", async () => {
  await openEmail();
  await userEvent.fill(field("From"), "me@");
  await userEvent.fill(field("To"), "ada@quire.test, grace");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => getError("From")).toBe("Please enter a valid email address.");
  expect(getError("To")).toBe("Please enter a valid email address. Not valid: grace");
  await userEvent.fill(field("To"), "grace");
  await expect.poll(() => getError("To")).toBe("Please enter a valid email address.");
  expect(shares()).toEqual([]);
});

it("requires a FROM address when signed out (content-5.6)", async () => {
  await openEmail();
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => getError("From")).toBe("This field is required.");
  await expect.poll(() => hasFocus(field("From"))).toBe(true);
  expect(shares()).toEqual([]);
});

it("shows an address that the server refuses at its field", async () => {
  serve({
    [SHARE]: { status: 400, body: { errors: [{ field: "sharedWith", code: "email", message: "<b>" }] } },
  });
  await openEmail();
  await userEvent.fill(field("From"), "me@quire.test");
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => getError("To")).toBe("Please enter a valid email address.");
  await expect.poll(() => hasFocus(field("To"))).toBe(true);
});

it.each<[string, Answers[string]]>([
  ["an answer that never comes", "never"],
  ["a 500", { status: 500, body: { message: "stack trace" } }],
  ["a page in answer", { status: 422, body: "<h1>x</h1>" }],
])(
  "shows the generic message and keeps input after %s (content-8.10, robustness-18, robustness-19, robustness-20)",
  async (_, reply) => {
    serve({ [SHARE]: reply });
    await openEmail();
    configure({ timeout: 150, customerService: { phone: "+1 800 555 0142" } });
    await userEvent.fill(field("From"), "me@quire.test");
    await userEvent.fill(field("To"), "ada@quire.test");
    await userEvent.fill(field("Message"), "Read!");
    await press("Send");
    await expect
      .poll(() => page.getByRole("alert").element().textContent)
      .toMatch(
        /^We are sorry\. We are unable to process your request at this time\. Customer Service is available 24\/7\./,
      );
    await expect.element(field("To")).toHaveValue("ada@quire.test");
    await expect.element(field("Message")).toHaveValue("Read!");
    await expect.element(page.getByRole("button", { name: "Send" })).toBeEnabled();
    expect(shares()).toHaveLength(1);
    configure({ timeout: 10_000 });
  },
);

it("sends one e-mail on Enter and a click (robustness-40)", async () => {
  serve({ [SHARE]: "never" });
  await openEmail();
  await userEvent.fill(field("From"), "me@quire.test");
  await userEvent.fill(field("To"), "ada@quire.test");
  await userEvent.keyboard("{Enter}");
  const send = page.getByRole("button", { name: "Send" });
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  send.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.poll(shares).not.toHaveLength(0);
  await rendered(); // A second request would be sent by now.
  expect(shares()).toHaveLength(1);
});

it("keeps input after a click outside and a change of tab, and clears it on close", async () => {
  const { host, dialog } = await openEmail();
  await userEvent.fill(field("To"), "half@typ");
  document.body.dispatchEvent(new PointerEvent("pointerdown", PRESS));
  expect(dialog.open).toBe(false);
  host.toggleAttribute("open", true);
  await expect.element(field("To")).toHaveValue("half@typ");
  (tab("Email").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
  await expect.element(field("To")).toHaveValue("half@typ");
  dialog.querySelector<HTMLElement>('[part="close"]')?.click();
  host.toggleAttribute("open", true);
  await userEvent.click(tab("Email"));
  await expect.element(field("To")).toHaveValue("");
});

it("clears the message when it shares another page", async () => {
  const { host } = await openEmail();
  await userEvent.fill(field("Message"), "Read!");
  host.setAttribute("url", "/2026/11/another");
  await expect.element(field("Link")).toHaveValue(`${location.origin}/2026/11/another`);
  await userEvent.click(tab("Email"));
  await expect.element(field("Message")).toHaveValue("");
});

describe("an e-mail of a session that ended on the server (beyond-119)", () => {
  const ADA = { body: { id: "7", emailAddress: "reader@quire.test" } };

  /** Loses an e-mail of a user whose session has ended, and shows the page as a guest's. */
  async function lose(): Promise<Opened> {
    reader = ADA;
    serve({});
    const opened = await openEmail();
    await expect.element(field("From")).not.toBeInTheDocument();
    await userEvent.fill(field("To"), "ada@quire.test");
    await userEvent.fill(field("Message"), "Read!");
    reader = { status: 401 };
    serve({ [SHARE]: { status: 400, body: { errors: [{ field: "from", code: "email", message: "x" }] } } });
    await press("Send");
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    return opened;
  }

  const become = (id: string) =>
    sessionStore().setState({ status: "known", user: { id, emailAddress: "" } } as never, true);

  it("continues as a guest's e-mail with FROM", async () => {
    const opened = await lose();
    await expect.poll(() => hasFocus(field("From"))).toBe(true);
    await expect.element(field("To")).toHaveValue("ada@quire.test");
    await expect.element(field("Message")).toHaveValue("Read!");
    serve({});
    await userEvent.keyboard("me@quire.test");
    await press("Send");
    await expect.poll(() => confirmation(opened)).toBe("Shared via email");
    expect(shares().at(-1)).toMatchObject({ from: "me@quire.test", description: "Read!" });
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("quire:draft"))).toEqual([]);
  });

  it("is restored for its user", async () => {
    await lose();
    await userEvent.fill(field("Message"), "Read it!");
    become("7");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("Read it!");
    await expect.element(field("To")).toHaveValue("ada@quire.test");
  });

  /** Ends the session as a 401 of another call does. */
  const end = () => sessionStore().setState({ status: "anonymous" }, true);

  /** Opens the form as a signed-in user, and types a message. */
  async function write(): Promise<Opened> {
    reader = ADA;
    serve({});
    const opened = await openEmail();
    await expect.element(field("From")).not.toBeInTheDocument();
    await userEvent.fill(field("Message"), "Read!");
    return opened;
  }

  it("stays when another call ends the session, and is restored for its user (beyond-131)", async () => {
    await write();
    end();
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("Message")).toHaveValue("Read!");
    become("7");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("Read!");
  });

  it("is hidden from another user after another call ends the session (beyond-131, robustness-39)", async () => {
    await write();
    end();
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    become("8");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("");
  });

  it.each([
    ["it was closed before", () => userEvent.keyboard("{Escape}")],
    ["another tab has signed out", () => localStorage.setItem(getStorageName(SIGNED_OUT_KEY), "1")],
  ])("is hidden from a guest when %s (beyond-131)", async (_, leave) => {
    const { host } = await write();
    await leave();
    end();
    await expect.poll(() => host.shadowRoot?.querySelector('[name="from"]')).not.toBeNull();
    host.toggleAttribute("open", true);
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("Message")).toHaveValue("");
    await expect.element(page.getByText(/^Your session has ended\./)).not.toBeInTheDocument();
  });

  it("is hidden after closing, and restored for its user (beyond-131)", async () => {
    const { host } = await write();
    end();
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => host.hasAttribute("open")).toBe(false);
    host.toggleAttribute("open", true);
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("Message")).toHaveValue("");
    become("7");
    await expect.element(field("Message")).toHaveValue("Read!");
  });

  it("is hidden from another user (robustness-39)", async () => {
    await lose();
    become("8");
    await expect.element(field("To")).toHaveValue("");
    end();
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("To")).toHaveValue("");
    await expect.element(page.getByText(/^Your session has ended\./)).not.toBeInTheDocument();
  });
});

it("clears a guest's FROM after a sign-in (robustness-39)", async () => {
  await openEmail();
  await userEvent.fill(field("From"), "guest@quire.test");
  const user = { id: "7", emailAddress: "ada@quire.test" };
  // The state of the session service. The view does not use the other fields.
  sessionStore().setState({ status: "known", user } as never, true);
  await expect.element(field("From")).not.toBeInTheDocument();
  await expect.element(field("To")).toHaveValue("");
});

it.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  " \u0001javascript:a",
  "data:text/html,a",
  "blob:x",
  "vbscript:a",
])("refuses the address %j with a message and no link (robustness-8)", async (url) => {
  const { host } = await openFlyout("share-flyout", "[role=alert]", { url });
  await expect.element(page.getByRole("alert")).toHaveTextContent("This page can’t be shared.");
  expect(host.dataset.state).toBe("error");
  expect(host.shadowRoot?.querySelector("a, input")).toBeNull();
});

it("shows markup in a title as text (robustness-7)", async () => {
  popups(true);
  const { host } = await open({ ...given, title: "<img src=x onerror=alert(1)>" });
  await userEvent.click(tab("X"));
  await expect
    .element(page.getByRole("link"))
    .toHaveAttribute("href", expect.stringContaining("text=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E"));
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
});

it("shows no tooltip of its title", async () => {
  const { dialog } = await open();
  expect(dialog.title).toBe("");
});

describe("Web Share", () => {
  const device = (share: () => Promise<void>) => {
    Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
    Object.defineProperty(navigator, "share", { value: vi.fn(share), configurable: true });
  };

  it.each([
    ["a phone", true, ["Share with…", "Copy"]],
    ["a device with a mouse", false, ["Copy", "Share with…"]],
  ])("is offered on %s in its place when the device supports it", async (_, isCoarse, words) => {
    device(async () => {});
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      matchMedia.call(window, query === "(pointer: coarse)" && isCoarse ? "all" : query),
    );
    const opened = await open();
    const buttons = [...opened.dialog.querySelectorAll('[part="body"] button:not([role])')];
    expect(buttons.slice(0, 2).map(({ textContent }) => textContent)).toEqual(words);
    await press("Share with…");
    expect(navigator.share).toHaveBeenCalledWith({ url: ARTICLE, title: "What Is Strategy?" });
    await expect.poll(() => confirmation(opened)).toBe("Shared");
  });

  it("changes nothing when dismissed, and shows a failure", async () => {
    let name = "AbortError";
    device(() => Promise.reject(new DOMException("No.", name)));
    const { dialog } = await open();
    await press("Share with…");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    name = "NotAllowedError";
    await press("Share with…");
    await expect
      .poll(() => page.getByRole("alert").element().textContent)
      .toMatch(/^Couldn’t share from your device\./);
    expect(dialog.open).toBe(true);
  });
});
