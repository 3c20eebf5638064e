import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { storageName } from "@quire/core";
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
/** The record of a share is sent by later code. It must not reach the next test. */
const noted = () => expect.poll(shares).not.toEqual([]);
const tab = (name: string) => page.getByRole("tab", { name });
const field = (name: string) => page.getByRole("textbox", { name });
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

/** Opened at its e-mail, whose form is there. */
async function openEmail(): Promise<Opened> {
  const opened = await open();
  await userEvent.click(tab("Email"));
  await expect.element(field("To")).toBeVisible();
  return opened;
}
function errorOf(name: string): string | null | undefined {
  const element = field(name).element();
  const root = element.getRootNode();
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  if (!(root instanceof ShadowRoot)) return undefined;
  return ids.map((id) => root.getElementById(id)).find((one) => one?.role === "alert")?.textContent;
}
/** The window that a press opens, or none where the browser blocks it. */
function popups(blocked = false) {
  const popup = { closed: false, opener: {}, location: { replace: vi.fn() } };
  const spy = vi.spyOn(window, "open").mockReturnValue(blocked ? null : (popup as unknown as Window));
  return { spy, popup };
}
function hasFocus(locator: ReturnType<typeof field>): boolean {
  const element = locator.element();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element; // It is on the page.
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

it("shows the short address where the server gives one (content-7.16)", async () => {
  serve({ [SHORT]: { body: { shortUrl: "https://quire.test/s/abc" } } });
  await open();
  await expect.element(field("Link")).toHaveValue("https://quire.test/s/abc");
  expect(sent.filter(({ path }) => path === SHORT).map(({ body }) => JSON.parse(body))).toEqual([
    { url: ARTICLE },
  ]);
});

it("shows the long address where the server gives a page or an unsafe address (robustness-20)", async () => {
  serve({ [SHORT]: { body: { shortUrl: "javascript:alert(1)" } } });
  await open();
  await expect.poll(() => sent.filter(({ path }) => path === SHORT)).not.toHaveLength(0);
  await new Promise(requestAnimationFrame);
  await expect.element(field("Link")).toHaveValue(ARTICLE);
});

it("asks for the short address when it opens, not before", async () => {
  const host = document.createElement("quire-share-flyout");
  document.body.append(host);
  await expect.poll(() => host.dataset.state).toBe("ready");
  expect(sent.filter(({ path }) => path === SHORT)).toEqual([]);
  host.toggleAttribute("open", true);
  await expect.poll(() => sent.filter(({ path }) => path === SHORT)).not.toHaveLength(0);
});

it("shares the page itself, by its canonical address, where nothing is said", async () => {
  const canonical = document.createElement("link");
  Object.assign(canonical, { rel: "canonical", href: "/2026/11/canonical" });
  document.head.append(canonical);
  await open({});
  await expect.element(field("Link")).toHaveValue(`${location.origin}/2026/11/canonical`);
  canonical.remove();
});

it("copies the address, and says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await press("Copy");
  expect(write).toHaveBeenCalledWith(ARTICLE);
  await expect.element(page.getByRole("status").filter({ hasText: "Copied" })).toBeInTheDocument();
});

it("the tabs are chosen with arrows, Home and End, also from right to left", async () => {
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

it("the share popup is 700x450, and its opener is gone (content-2.31)", async () => {
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
])(
  "%s is %s in the payload, and confirmed with '%s' (content-3.10, content-8.9)",
  async (label, provider, words) => {
    popups();
    const opened = await open();
    const shared = vi.fn();
    opened.host.addEventListener("quire-shared", (event) => shared((event as CustomEvent).detail));
    await userEvent.click(tab(label));
    await expect.poll(() => confirmation(opened)).toBe(words);
    await expect.poll(shares).toMatchObject([{ url: ARTICLE, provider }]);
    expect(shared.mock.calls).toEqual([[{ provider, url: ARTICLE }]]);
  },
);

it("a note of a share that is lost is no failure of the share", async () => {
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

it("a guest's e-mail is sent with FROM, and confirmed with 'Shared via email' (content-2.30, content-3.10, content-8.9)", async () => {
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

it("FROM is shown only when logged out (content-2.30)", async () => {
  reader = { body: { id: "7", emailAddress: "reader@quire.test" } };
  serve({});
  const opened = await openEmail();
  await expect.element(field("From")).not.toBeInTheDocument();
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => confirmation(opened)).toBe("Shared via email");
  expect(shares()[0]).not.toHaveProperty("from");
});

it("where nobody can say who is reading, it asks what it would ask a guest", async () => {
  reader = { status: 404 };
  serve({});
  await openEmail();
  await expect.element(field("From")).toBeVisible();
});

it("every address must be valid, 'Please enter a valid email address.', and the wrong one is named (content-5.4, content-5.5)", async () => {
  await openEmail();
  await userEvent.fill(field("From"), "me@");
  await userEvent.fill(field("To"), "ada@quire.test, grace");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => errorOf("From")).toBe("Please enter a valid email address.");
  expect(errorOf("To")).toBe("Please enter a valid email address. Not valid: grace");
  await userEvent.fill(field("To"), "grace");
  await expect.poll(() => errorOf("To")).toBe("Please enter a valid email address.");
  expect(shares()).toEqual([]);
});

it("logged-out email share requires a FROM address (content-5.6)", async () => {
  await openEmail();
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => errorOf("From")).toBe("This field is required.");
  await expect.poll(() => hasFocus(field("From"))).toBe(true);
  expect(shares()).toEqual([]);
});

it("an address that the server refuses is told at its field", async () => {
  serve({
    [SHARE]: { status: 400, body: { errors: [{ field: "sharedWith", code: "email", message: "<b>" }] } },
  });
  await openEmail();
  await userEvent.fill(field("From"), "me@quire.test");
  await userEvent.fill(field("To"), "ada@quire.test");
  await press("Send");
  await expect.poll(() => errorOf("To")).toBe("Please enter a valid email address.");
  await expect.poll(() => hasFocus(field("To"))).toBe(true);
});

it.each<[string, Answers[string]]>([
  ["an answer that never comes", "never"],
  ["a 500", { status: 500, body: { message: "stack trace" } }],
  ["a page in answer", { status: 422, body: "<h1>x</h1>" }],
])(
  "%s ends in the generic message, with what was typed still there, sent once (content-8.10, robustness-18, robustness-19, robustness-20)",
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

it("Enter and a click send one e-mail (robustness-40)", async () => {
  serve({ [SHARE]: "never" });
  await openEmail();
  await userEvent.fill(field("From"), "me@quire.test");
  await userEvent.fill(field("To"), "ada@quire.test");
  await userEvent.keyboard("{Enter}");
  const send = page.getByRole("button", { name: "Send" });
  await expect.element(send).toHaveAttribute("aria-busy", "true");
  send.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expect.poll(shares).not.toHaveLength(0);
  await rendered(); // A press has sent its request by then.
  expect(shares()).toHaveLength(1);
});

it("what was typed is there again after a slip and after another tab; the close button clears it", async () => {
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

it("what was written about one page is not sent with another", async () => {
  const { host } = await openEmail();
  await userEvent.fill(field("Message"), "Read!");
  host.setAttribute("url", "/2026/11/another");
  await expect.element(field("Link")).toHaveValue(`${location.origin}/2026/11/another`);
  await userEvent.click(tab("Email"));
  await expect.element(field("Message")).toHaveValue("");
});

describe("of a session that has ended on the server (beyond-119)", () => {
  const ADA = { body: { id: "7", emailAddress: "reader@quire.test" } };

  /** Text of a user, on the page of a guest. */
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

  it("a letter goes on as a guest's, who is asked from whom it comes", async () => {
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

  it("its reader has it again, as they left it", async () => {
    await lose();
    await userEvent.fill(field("Message"), "Read it!");
    become("7");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("Read it!");
    await expect.element(field("To")).toHaveValue("ada@quire.test");
  });

  /** Another call has found that nobody is signed in any more. */
  const end = () => sessionStore().setState({ status: "anonymous" }, true);

  /** A letter that is being written. */
  async function write(): Promise<Opened> {
    reader = ADA;
    serve({});
    const opened = await openEmail();
    await expect.element(field("From")).not.toBeInTheDocument();
    await userEvent.fill(field("Message"), "Read!");
    return opened;
  }

  it("a letter stays where another call finds that it has ended, and its reader has it again (beyond-131)", async () => {
    await write();
    end();
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("Message")).toHaveValue("Read!");
    become("7");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("Read!");
  });

  it("a letter that another call ended is nobody else's to see (beyond-131, robustness-39)", async () => {
    await write();
    end();
    await expect.element(page.getByText(/^Your session has ended\./)).toBeVisible();
    become("8");
    await expect.element(field("From")).not.toBeInTheDocument();
    await expect.element(field("Message")).toHaveValue("");
  });

  it.each([
    ["was closed by then", () => userEvent.keyboard("{Escape}")],
    ["was left by a sign-out in another tab", () => localStorage.setItem(storageName(SIGNED_OUT_KEY), "1")],
  ])("a letter that %s is no guest's (beyond-131)", async (_, leave) => {
    const { host } = await write();
    await leave();
    end();
    await expect.poll(() => host.shadowRoot?.querySelector('[name="from"]')).not.toBeNull();
    host.toggleAttribute("open", true);
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("Message")).toHaveValue("");
    await expect.element(page.getByText(/^Your session has ended\./)).not.toBeInTheDocument();
  });

  it("a letter that its reader goes on with after it has ended is gone for who opens it later (beyond-131)", async () => {
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

  it("nobody else sees it (robustness-39)", async () => {
    await lose();
    become("8");
    await expect.element(field("To")).toHaveValue("");
    end();
    await expect.element(field("From")).toBeVisible();
    await expect.element(field("To")).toHaveValue("");
    await expect.element(page.getByText(/^Your session has ended\./)).not.toBeInTheDocument();
  });
});

it("a guest's FROM is gone once somebody has signed in (robustness-39)", async () => {
  await openEmail();
  await userEvent.fill(field("From"), "guest@quire.test");
  const user = { id: "7", emailAddress: "ada@quire.test" };
  // As the session service would leave it; the fields it does not name have their defaults elsewhere.
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
])("%j is refused in words, and nothing leads there (robustness-8)", async (url) => {
  const { host } = await openFlyout("share-flyout", "[role=alert]", { url });
  await expect.element(page.getByRole("alert")).toHaveTextContent("This page cannot be shared.");
  expect(host.dataset.state).toBe("error");
  expect(host.shadowRoot?.querySelector("a, input")).toBeNull();
});

it("markup in a title is text (robustness-7)", async () => {
  popups(true);
  const { host } = await open({ ...given, title: "<img src=x onerror=alert(1)>" });
  await userEvent.click(tab("X"));
  await expect
    .element(page.getByRole("link"))
    .toHaveAttribute("href", expect.stringContaining("text=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E"));
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
});

it("is no tooltip of its title", async () => {
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
  ])("is offered where the device has it: on %s in its place", async (_, isCoarse, words) => {
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

  it("a share that the reader puts aside changes nothing; one that fails is told", async () => {
    let name = "AbortError";
    device(() => Promise.reject(new DOMException("No.", name)));
    const { dialog } = await open();
    await press("Share with…");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    name = "NotAllowedError";
    await press("Share with…");
    await expect
      .poll(() => page.getByRole("alert").element().textContent)
      .toMatch(/^Your device could not share this\./);
    expect(dialog.open).toBe(true);
  });
});
