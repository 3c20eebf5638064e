import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { stayHere } from "@quire/conformance/stay-here";
import { CurrentUserSchema } from "@quire/services/contract";
import {
  getKeptRegistration,
  keepRegistration,
  newReader,
  type Session,
  sessionStore,
} from "@quire/services/session";
import { parse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/registration-banner.js";

const path = location.pathname;

beforeEach(() => {
  sessionStorage.clear();
  newPage();
  document.body.style.minBlockSize = "4000px";
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  scrollTo(0, 0);
  history.replaceState(null, "", path);
  vi.restoreAllMocks();
});

const known = (emailAddress: string): Session => ({
  status: "known",
  user: parse(CurrentUserSchema, { id: "7", emailAddress }),
});
const becomes = (session: Session) => sessionStore().setState(session, true);

function insert(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-registration-banner");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const getMessage = (host: HTMLElement) => part(host, "message")?.textContent;
const isShown = (host: HTMLElement) => part(host, "banner")?.checkVisibility();

function showRegistered(email = "ada@quire.test"): HTMLElement {
  keepRegistration(email);
  const host = insert();
  becomes(known(email));
  return host;
}

async function scrollBy(pixels: number): Promise<void> {
  const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  scrollTo(0, scrollY + pixels);
  await scrolled;
}

it("shows 'Your account has been created, {email}' after registration (accounts-2.9)", async () => {
  const host = showRegistered();
  await expect.poll(() => getMessage(host)).toBe("Your account has been created, ada@quire.test");
  expect(isShown(host)).toBe(true);
  expect(part(host, "message")?.role).toBe("status");
  expect(host.dataset.state).toBe("ready");
});

it("is in the page's flow at its tag, or in the window if the tag is scrolled out of view", () => {
  const before = document.body.appendChild(document.createElement("p"));
  before.textContent = "A masthead";
  const host = showRegistered();
  const box = part(host, "banner")?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(before.getBoundingClientRect().bottom);
  expect(host.getBoundingClientRect().height).toBeGreaterThan(40);
  host.remove();
  const tall = document.body.appendChild(document.createElement("div"));
  tall.style.blockSize = "4000px";
  scrollTo(0, 2000);
  const over = showRegistered("grace@quire.test");
  const { top = -1, bottom = -1 } = part(over, "banner")?.getBoundingClientRect() ?? {};
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
  scrollTo(0, 0);
});

it("confirms the current user's e-mail on a page with registration=success (accounts-2.9, accounts-2.26)", async () => {
  history.replaceState(null, "", `${path}?registration=success`);
  const host = insert();
  expect(isShown(host)).toBe(false);
  becomes(known("grace@quire.test"));
  await expect.poll(() => getMessage(host)).toBe("Your account has been created, grace@quire.test");
});

it("shows nothing if no user has registered", () => {
  const host = insert();
  becomes(known("ada@quire.test"));
  expect(isShown(host)).toBe(false);
  expect(host.dataset.state).toBe("empty");
});

it("shows nothing to an unknown user or a guest with registration=success", () => {
  history.replaceState(null, "", `${path}?registration=success`);
  const host = insert();
  expect(isShown(host)).toBe(false);
  becomes({ status: "anonymous" });
  expect(isShown(host)).toBe(false);
});

it("hides the e-mail from another user (robustness-39)", () => {
  keepRegistration("ada@quire.test");
  const host = insert();
  becomes(known("grace@quire.test"));
  expect(isShown(host)).toBe(false);
  expect(getKeptRegistration()).toBeNull();
});

it("hides and removes the stored e-mail at sign-out (robustness-39)", () => {
  const host = showRegistered();
  becomes({ status: "anonymous" });
  expect(isShown(host)).toBe(false);
  expect(sessionStorage.getItem("quire:registered")).toBeNull();
});

it("stays for 250 px of scrolling, and closes after more (accounts-2.9)", async () => {
  const host = showRegistered();
  const closed = vi.fn();
  host.addEventListener("quire-close", closed);
  await scrollBy(250);
  expect(isShown(host)).toBe(true);
  await scrollBy(1);
  expect(isShown(host)).toBe(false);
  expect(closed.mock.calls[0]?.[0].detail).toEqual({ reason: "scroll" });
  expect(getKeptRegistration()).toBeNull();
});

it("measures scrolling in both directions from the position at its appearance", async () => {
  await scrollBy(1000);
  const host = showRegistered();
  expect(isShown(host)).toBe(true);
  await scrollBy(-251);
  expect(isShown(host)).toBe(false);
});

it("closes by its button and removes only registration=success from the address", () => {
  history.replaceState({ page: 1 }, "", `${path}?a=1&registration=success#top`);
  const host = insert();
  becomes(known("ada@quire.test"));
  part(host, "close")?.click();
  expect(isShown(host)).toBe(false);
  expect(location.search + location.hash).toBe("?a=1#top");
  expect(history.state).toEqual({ page: 1 });
  becomes(known("ada@quire.test"));
  expect(isShown(host)).toBe(false);
});

it("does not take the focus", () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  showRegistered();
  expect(document.activeElement).toBe(button);
});

it("confirms the e-mail of its attribute, and stays closed", async () => {
  const host = insert({ "email-address": "page@quire.test" });
  await expect.poll(() => getMessage(host)).toBe("Your account has been created, page@quire.test");
  part(host, "close")?.click();
  expect(isShown(host)).toBe(false);
  becomes(known("ada@quire.test"));
  expect(isShown(host)).toBe(false);
});

it("restores the focus after closing by keyboard", async () => {
  const host = insert({ "email-address": "ada@quire.test" });
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  part(host, "close")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it("follows its attributes before the element's code loads", async () => {
  const host = insert();
  host.setAttribute("email-address", "late@quire.test");
  await expect.poll(() => getMessage(host)).toBe("Your account has been created, late@quire.test");
});

it("shows markup in an e-mail literally (robustness-7)", async () => {
  const email = '<img src=x onerror="window.ran=1">@quire.test';
  const host = showRegistered(email);
  await expect.poll(() => getMessage(host)).toBe(`Your account has been created, ${email}`);
  expect(part(host, "message")?.querySelector("img")).toBeNull();
});

it("reports an invalid paywall-selector and can still be closed", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const host = insert({ "email-address": "a@quire.test", "paywall-selector": "{oops" });
  part(host, "close")?.click();
  expect(isShown(host)).toBe(false);
  expect(error.mock.calls.flat().join()).toContain('"{oops" is not a CSS selector');
});

const leavePage = () => dispatchEvent(new PageTransitionEvent("pagehide"));

it("forgets the registration after one page (beyond-163)", async () => {
  const host = showRegistered();
  await expect.poll(() => getMessage(host)).toContain("ada@quire.test");
  leavePage();
  expect(getKeptRegistration()).toBeNull();
});

it("keeps a registration of this page for the next page (beyond-163)", async () => {
  newReader();
  const host = showRegistered();
  await expect.poll(() => getMessage(host)).toContain("ada@quire.test");
  leavePage();
  expect(getKeptRegistration()).toBe("ada@quire.test");
});

it("marks the banner as live, so that it counts as no difference from prerendered markup (beyond-163)", () => {
  expect(part(showRegistered(), "banner")?.hasAttribute("data-live")).toBe(true);
});

describe("with a site paywall", () => {
  const paywall = { "paywall-selector": ".wall", "email-address": "page@quire.test" };
  beforeEach(() => {
    document.body.appendChild(document.createElement("div")).className = "wall";
  });

  it("reloads the page after it has dispatched quire-close (accounts-2.10, beyond-161)", () => {
    const wentTo = stayHere();
    const host = insert(paywall);
    const closed = vi.fn(() => wentTo.length);
    host.addEventListener("quire-close", closed);
    part(host, "close")?.click();
    expect(wentTo).toEqual(["reload"]);
    expect(closed).toHaveReturnedWith(0);
  });

  it("does not reload twice when the page scrolls right after the reload (beyond-162)", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const wentTo = stayHere();
    insert(paywall);
    await scrollBy(300);
    document.querySelector("quire-registration-banner")?.remove();
    insert(paywall);
    await scrollBy(300);
    expect(wentTo).toEqual(["reload"]);
    expect(error.mock.calls.flat().join()).toContain("page/reload-loop");
  });

  it("ignores scrolling by the browser's position restore during the page load (beyond-164)", async () => {
    const wentTo = stayHere();
    const ready = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const host = insert(paywall);
    await scrollBy(1000);
    expect(isShown(host)).toBe(true);
    expect(wentTo).toEqual([]);
    ready.mockRestore();
    dispatchEvent(new Event("load"));
    await rendered();
    await scrollBy(250);
    expect(isShown(host)).toBe(true);
    await scrollBy(1);
    expect(isShown(host)).toBe(false);
    expect(wentTo).toEqual(["reload"]);
  });

  it("closes when the user scrolls during the page load (accounts-2.9)", async () => {
    stayHere();
    vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const host = insert(paywall);
    dispatchEvent(new WheelEvent("wheel"));
    await scrollBy(251);
    expect(isShown(host)).toBe(false);
  });
});
