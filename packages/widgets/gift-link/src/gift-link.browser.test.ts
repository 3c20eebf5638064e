import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { OPEN_OVERLAY } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { newReader, sessionStore, startSession, stayAfterSignIn } from "@quire/services/session";
import { createFakeBackend, type FakeBackend, type Fault } from "@quire/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";

const ARTICLE = `${location.origin}/2026/11/strategy`;
let backend: FakeBackend;

/** Returns the requests that give an article. */
const getGiftCalls = () => backend.requests("POST", "/api/article-gift/give-gift").map(({ body }) => body);
const gift = () => backend.state.user?.gifts.get(ARTICLE) ?? "";
const fault = (more: Fault) => backend.fault({ call: "giveArticleGift", ...more });

const button = () => page.getByRole("button", { name: "Gift this article" });
const link = () => page.getByRole("textbox", { name: "Gift link" });
const note = (host: HTMLElement) => host.shadowRoot?.querySelector("[part=note]")?.textContent;
const alert = () => page.getByRole("alert").element().textContent;

async function place(url = "/2026/11/strategy"): Promise<HTMLElement> {
  const host = document.createElement("quire-gift-link");
  host.setAttribute("url", url);
  host.setAttribute("article-title", "What Is Strategy?");
  document.body.append(host);
  await expect.element(page.elementLocator(host).getByRole("button")).toBeVisible();
  return host;
}

beforeEach(() => {
  newPage();
  localStorage.clear();
  sessionStorage.clear();
  backend = createFakeBackend({ user: {} });
  vi.stubGlobal("fetch", backend.fetch);
  vi.spyOn(console, "error").mockImplementation(() => {});
  configure({ customerService: { phone: "+1 800 555 0142" } });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives the article by keyboard, and shows articleGiftURL and articleGiftsLeft (accounts-7.20, content-3.22)", async () => {
  const host = await place();
  const onGiven = vi.fn();
  host.addEventListener("quire-given", (event) => onGiven((event as CustomEvent).detail));
  const region = host.shadowRoot?.querySelector("[part=note]");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(link()).toBeVisible();
  await expect.element(link()).toHaveValue(gift());
  expect(getGiftCalls()).toEqual([{ url: ARTICLE }]);
  await expect
    .poll(() => note(host))
    .toBe("Here’s your gift link. Anyone with the link can read this article. You have 3 gift links left.");
  // The live region existed before its announcement.
  expect(host.shadowRoot?.querySelector("[part=note]")).toBe(region);
  expect(region?.getAttribute("role")).toBe("status");
  await expect.poll(() => onGiven.mock.calls).toEqual([[{ articleGiftURL: gift(), articleGiftsLeft: 3 }]]);
  await expect.poll(() => host.shadowRoot?.activeElement).toBe(link().element());
});

it.each([
  [640, true],
  [335, false],
])("places Share next to the link if there is room: %i px", async (width, isBeside) => {
  await page.viewport(1280, 720);
  const host = await place();
  host.style.inlineSize = `${width}px`;
  await button().click();
  await expect.element(link()).toBeVisible();
  const share = page.getByRole("link", { name: "Share" }).element().getBoundingClientRect();
  const field = link().element().getBoundingClientRect();
  expect(share.bottom === field.bottom).toBe(isBeside);
});

it("copies the link, and passes it to the share flyout", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await place();
  await userEvent.click(button());
  await userEvent.click(page.getByRole("button", { name: "Copy" }));
  expect(write).toHaveBeenCalledWith(gift());
  const share = page.getByRole("link", { name: "Share" }).element() as HTMLAnchorElement;
  expect(share.dataset).toMatchObject({ quireOpen: "share-flyout", url: gift(), title: "What Is Strategy?" });
  expect(decodeURIComponent(share.href)).toBe(
    `mailto:?subject=An article for you: What Is Strategy?&body=${gift()}`,
  );
});

it.each([
  [0, "You have no gift links left."],
  [1, "You have 1 gift link left."],
])("shows that %i are left (content-6.14)", async (articleGiftsLeft, words) => {
  backend.reset({ user: {}, giftsLeft: articleGiftsLeft + 1 });
  const host = await place();
  await userEvent.click(button());
  await expect.poll(() => note(host)).toContain(words);
});

it("shows that none are left if the server refuses a gift (content-6.14)", async () => {
  backend.reset({ user: {}, giftsLeft: 0 });
  const host = await place();
  await userEvent.click(button());
  await expect.poll(() => note(host)).toMatch(/^You have no gift links left\./);
  await expect.element(button()).toBeVisible();
});

it("shows that gifts are for subscribers if the server refuses others, with a link to subscribe", async () => {
  fault({ status: 403, body: { errors: [] } });
  await place();
  await userEvent.click(button());
  await expect.poll(alert).toBe("Gift links are for subscribers. See subscriptions");
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/subscriptions");
});

it.each<[string, Fault]>([
  ["a 500", { status: 500, body: { message: "stack trace" } }],
  ["a page", { body: "<h1>x</h1>", headers: { "content-type": "text/html" } }],
  ["no content", { status: 204 }],
  ["another shape", { body: { articleGiftURL: 7 } }],
  ["an unsafe address", { body: { articleGiftURL: "javascript:alert(1)", articleGiftsLeft: 1 } }],
])(
  "shows a message for %s after one request, and allows a retry (content-8.10, robustness-8, robustness-19, robustness-20)",
  async (_, reply) => {
    fault(reply);
    const host = await place();
    await userEvent.click(button());
    await expect.poll(alert).toMatch(/^We are sorry\. We are unable to process your request at this time\./);
    expect(alert()).not.toContain("stack");
    expect(host.dataset.state).toBe("error");
    expect(getGiftCalls()).toHaveLength(1);
    await userEvent.click(button());
    await expect.element(link()).toBeVisible();
    expect(host.dataset.state).toBe("ready");
  },
);

it("shows a message after a timeout, and enables the button again (robustness-18)", async () => {
  configure({ timeout: 150 });
  fault({ hang: true });
  await place();
  await userEvent.click(button());
  await expect.poll(alert).toMatch(/^We are sorry\./);
  await expect.element(button()).not.toHaveAttribute("aria-disabled");
  configure({ timeout: 10_000 });
});

it("makes one gift on a double click (robustness-40)", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  fault({ until: promise });
  await place();
  await userEvent.dblClick(button());
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await expect.poll(getGiftCalls).not.toHaveLength(0);
  resolve();
  await expect.element(link()).toBeVisible();
  expect(getGiftCalls()).toHaveLength(1);
});

it("stays silent when it is removed during a request, and returns in its initial state (robustness-23)", async () => {
  fault({ hang: true });
  const host = await place();
  await userEvent.click(button());
  await expect.poll(getGiftCalls).not.toHaveLength(0);
  host.remove();
  await rendered();
  document.body.append(host);
  await expect.element(button()).toBeVisible();
  await expect.element(button()).not.toHaveAttribute("aria-busy");
  expect(console.error).not.toHaveBeenCalled();
});

it("asks a guest to sign in first, and completes the request once afterwards (accounts-7.20)", async () => {
  backend.reset({});
  const onRequest = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener(OPEN_OVERLAY, onRequest);
  await place();
  await userEvent.click(button());
  await expect.poll(() => onRequest).toHaveBeenCalled();
  const { name, attributes, trigger } =
    (onRequest.mock.lastCall?.[0] as CustomEvent | undefined)?.detail ?? {};
  expect([name, attributes]).toEqual([
    "auth-modal",
    { mode: "sign-in", reason: "Sign in to gift this article." },
  ]);
  expect(trigger === button().element()).toBe(true);
  expect(getGiftCalls()).toEqual([]);
  await expect.element(button()).not.toHaveAttribute("aria-busy");
  expect(onRequest).toHaveBeenCalledTimes(1);

  backend.reset({ user: {} });
  startSession(); // Starts the session, as every page does.
  newReader();
  await stayAfterSignIn();
  await expect.element(link()).toBeVisible();
  await rendered();
  expect(getGiftCalls()).toEqual([{ url: ARTICLE }]);
  document.removeEventListener(OPEN_OVERLAY, onRequest);
});

it("asks to sign in if the session has ended meanwhile", async () => {
  fault({ status: 401, body: {} });
  const onRequest = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener(OPEN_OVERLAY, onRequest, { once: true });
  await place();
  await userEvent.click(button());
  await expect.poll(() => onRequest).toHaveBeenCalled();
});

it("hides one user's gifts from another (robustness-39)", async () => {
  const host = await place();
  await userEvent.click(button());
  await expect.element(link()).toBeVisible();
  sessionStore().setState({ status: "anonymous" }, true);
  await expect.element(button()).toBeVisible();
  expect(note(host)).toBe("Anyone with the link can read this article.");
});

it("gives the current page by default", async () => {
  await place("");
  await userEvent.click(button());
  await expect.poll(getGiftCalls).toEqual([{ url: location.href.replace(/#.*/, "") }]);
});

it.each(["javascript:alert(1)", "https://evil.test/a"])(
  "requests no gift of %j (robustness-8)",
  async (url) => {
    await place(url);
    await userEvent.click(button());
    await expect.poll(alert).toMatch(/^We are sorry\./);
    expect(getGiftCalls()).toEqual([]);
  },
);
