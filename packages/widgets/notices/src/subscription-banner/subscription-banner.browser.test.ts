import { newPage } from "@quire/conformance/new-page";
import { requestSlot } from "@quire/services/attention";
import { CurrentUserSchema } from "@quire/services/contract";
import { type Session, sessionStore } from "@quire/services/session";
import { parse } from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/subscription-banner.js";

beforeEach(() => {
  newPage();
  document.body.innerHTML = `<div style="height:2000px"></div><article style="height:4000px"><h1>Listen First</h1></article>`;
});
afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const known = (fields: object): Session => ({
  status: "known",
  user: parse(CurrentUserSchema, { id: "7", ...fields }),
});
const becomes = (session: Session) => sessionStore().setState(session, true);

function insert(
  attributes: Readonly<Record<string, string>> = {},
  session: Session = { status: "anonymous" },
) {
  const host = document.createElement("quire-subscription-banner");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  becomes(session);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const isOpen = (host: HTMLElement) => part(host, "banner")?.checkVisibility();

async function scrollToY(y: number): Promise<void> {
  const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  scrollTo(0, y);
  await scrolled;
  await new Promise(requestAnimationFrame);
}

it("opens when the user scrolls to the start of the article (content-4.8)", async () => {
  const host = insert();
  expect(isOpen(host)).toBe(false);
  await scrollToY(400);
  expect(isOpen(host)).toBe(false);
  await scrollToY(2000);
  expect(isOpen(host)).toBe(true);
  expect(host.dataset.state).toBe("ready");
});

it.each(["<quire-paywall></quire-paywall>", '<div data-quire-widget="paywall"></div>'])(
  "is hidden while a paywall is closed: %s",
  async (markup) => {
    const host = insert();
    document.body.insertAdjacentHTML("beforeend", markup);
    const paywall = document.body.lastElementChild as HTMLElement;
    await scrollToY(2000);
    expect(isOpen(host)).toBe(true);
    paywall.dataset.access = "closed";
    await expect.poll(() => isOpen(host)).toBe(false);
    paywall.dataset.access = "open";
    await expect.poll(() => isOpen(host)).toBe(true);
  },
);

it("stays open when the user scrolls back", async () => {
  const host = insert();
  await scrollToY(2000);
  await scrollToY(100);
  expect(isOpen(host)).toBe(true);
});

it("opens at once on a page that is already scrolled to the article", async () => {
  await scrollToY(2500);
  expect(isOpen(insert())).toBe(true);
});

it("waits for the first scroll if the article is at the top of the page", async () => {
  document.querySelector("div")?.remove();
  const host = insert();
  expect(isOpen(host)).toBe(false);
  await scrollToY(5);
  expect(isOpen(host)).toBe(true);
});

it("stays closed for active subscribers (content-4.9, content-6.7)", async () => {
  const host = insert({}, known({ status: "subscribers" }));
  await scrollToY(2000);
  expect(isOpen(host)).toBe(false);
  expect(host.dataset.state).toBe("empty");
});

it("stays closed while the session is unknown", async () => {
  const host = insert({}, { status: "unknown" });
  await scrollToY(2000);
  expect(isOpen(host)).toBe(false);
  becomes({ status: "anonymous" });
  expect(isOpen(host)).toBe(true);
  becomes(known({ status: "subscribers" }));
  expect(isOpen(host)).toBe(false);
});

it("stays closed on a page with an ascend header (content-4.9)", async () => {
  document.body.insertAdjacentHTML("afterbegin", '<header class="ascend-header">Ascend</header>');
  const host = insert();
  await scrollToY(2000);
  expect(isOpen(host)).toBe(false);
});

it("hides 1 second after closing and stays closed (content-4.10)", async () => {
  const host = insert();
  await scrollToY(2000);
  const closed = vi.fn();
  host.addEventListener("quire-close", closed);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  part(host, "close")?.click();
  part(host, "close")?.click();
  vi.advanceTimersByTime(999);
  expect(isOpen(host)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen(host)).toBe(false);
  vi.useRealTimers();
  expect(closed.mock.calls.length).toBe(1);
  await scrollToY(2400);
  expect(isOpen(host)).toBe(false);
});

it("restores the focus after closing by keyboard, or else focuses the article", async () => {
  document.body.insertAdjacentHTML("afterbegin", '<button style="position:fixed">Save</button>');
  for (const from of ["button", ""]) {
    newPage();
    const host = insert();
    await scrollToY(scrollY === 2000 ? 2010 : 2000);
    if (from) document.querySelector<HTMLElement>(from)?.focus();
    part(host, "close")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => isOpen(host)).toBe(false);
    expect(document.activeElement).toBe(document.querySelector(from || "article"));
    host.remove();
    (document.activeElement as HTMLElement).blur();
  }
  expect(document.querySelector("article")?.hasAttribute("tabindex")).toBe(false);
});

it("links its counter to /subscriptions in a new tab (content-2.9)", async () => {
  const host = insert();
  await scrollToY(2000);
  const counter = part(host, "counter");
  expect(counter?.getAttribute("href")).toBe("/subscriptions");
  expect(counter?.getAttribute("target")).toBe("_blank");
  expect(counter?.textContent).toBe(
    "4 free articles left Subscribe for unlimited reading (opens in a new tab)",
  );
});

it("counts the free articles left, four for a guest (accounts-9.1)", () => {
  const host = insert();
  expect(part(host, "number")?.textContent).toBe("4");
  expect(part(host, "left")?.textContent).toBe("free articles left");
  becomes(known({ quota: { limit: 4, count: 3, remaining: 1 } }));
  expect(part(host, "number")?.textContent).toBe("1");
  expect(part(host, "left")?.textContent).toBe("free article left");
});

it("hides during a notification and shows again after it", async () => {
  const host = insert();
  await scrollToY(2000);
  const turn = requestSlot({ kind: "notification", show: () => {}, hide: () => {} });
  expect(isOpen(host)).toBe(false);
  turn.release();
  expect(isOpen(host)).toBe(true);
});

it("waits while a help box is shown", async () => {
  const turn = requestSlot({ kind: "help-box", show: () => {}, hide: () => {} });
  const host = insert();
  await scrollToY(2000);
  expect(isOpen(host)).toBe(false);
  turn.release();
  expect(isOpen(host)).toBe(true);
});

it("replaces a script URL with /subscriptions (robustness-8)", () => {
  const host = insert({ "subscribe-href": "javascript:alert(1)" });
  expect(part(host, "counter")?.getAttribute("href")).toBe("/subscriptions");
});

it("reports an invalid selector and uses the default", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const host = insert({ article: "{oops" });
  await scrollToY(2000);
  expect(isOpen(host)).toBe(true);
  expect(error.mock.calls.flat().join()).toContain('"{oops" is not a CSS selector');
});
