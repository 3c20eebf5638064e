import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { focusPaywall, markReadOn, readOn } from "./read-on.js";

const KEY = "quire:read-on";

beforeEach(newPage);
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  scrollTo(0, 0);
});

/** Simulates a reload that a card has requested: the page began at the time of the mark. */
function comeFromCard(path = location.pathname, before = 0): void {
  sessionStorage.setItem(KEY, `${Math.round(Date.now() - performance.now() - before)} ${path}`);
  newPage();
  focusPaywall(host());
}

function host(): HTMLElement {
  return document.body.appendChild(document.createElement("quire-paywall"));
}

/** Inserts a page that is longer than the window, with text between two other parts. */
function insertText(): HTMLElement {
  const [above, text, below] = [1, 2, 3].map(() => document.createElement("div"));
  if (!above || !text || !below) throw new Error("There are three.");
  for (const part of [above, text, below]) part.style.blockSize = "3000px";
  document.body.append(above, text, below);
  scrollTo(0, 5000);
  return text;
}

const isThere = (text: HTMLElement) =>
  document.activeElement === text && Math.abs(text.getBoundingClientRect().top / innerHeight - 0.3) < 0.01;

describe("after sign-in on a paywall card reloads the page (beyond-152)", () => {
  it("scrolls to the text and focuses it, once", () => {
    const text = insertText();
    comeFromCard();
    readOn([text]);
    expect(isThere(text)).toBe(true);
    expect([text.style.scrollMarginBlockStart, sessionStorage.getItem(KEY)]).toEqual(["", null]);
    text.blur();
    expect(text.getAttribute("tabindex")).toBeNull();
    scrollTo(0, 0);
    readOn([text]);
    expect([scrollY, isThere(text)]).toEqual([0, false]);
  });

  it("scrolls to the first displayed part", () => {
    const text = insertText();
    const hidden = document.createElement("div");
    hidden.style.display = "none";
    document.body.prepend(hidden);
    comeFromCard();
    readOn([hidden, text]);
    expect(isThere(text)).toBe(true);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
    "stays at the user's position after a %s, however late the text opens",
    (name) => {
      const text = insertText();
      comeFromCard();
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      readOn([text]);
      expect(isThere(text)).toBe(false);
    },
  );

  it("focuses the paywall until the text opens, but keeps focus that Tab has moved", () => {
    const text = insertText();
    comeFromCard();
    expect(document.activeElement?.localName).toBe("quire-paywall");
    const link = document.body.appendChild(document.createElement("a"));
    link.href = "/subscribe";
    link.focus();
    expect(document.querySelector("quire-paywall")?.getAttribute("tabindex")).toBeNull();
    readOn([text]);
    expect(document.activeElement).toBe(link);
  });

  it("keeps focus that page code has moved elsewhere", () => {
    const text = insertText();
    const field = document.body.appendChild(document.createElement("input"));
    comeFromCard();
    field.focus();
    readOn([text]);
    expect(document.activeElement).toBe(field);
  });

  it("ignores content that opens on the page being left, and keeps the mark for the next page", () => {
    const text = insertText();
    focusPaywall(host());
    markReadOn();
    readOn([text]);
    expect(isThere(text)).toBe(false);
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
  });
});

it.each([
  ["on another path", "/elsewhere", 0],
  ["long before", location.pathname, 6_000],
  ["long after, as a clock may have it", location.pathname, -6_000],
])("removes a mark that was set %s, without scrolling", (_, path, before) => {
  const text = insertText();
  comeFromCard(path, before);
  readOn([text]);
  expect([isThere(text), sessionStorage.getItem(KEY)]).toEqual([false, null]);
});

it("ignores a mark that other code has written", () => {
  const text = insertText();
  sessionStorage.setItem(KEY, "<script>");
  newPage();
  readOn([text]);
  expect(isThere(text)).toBe(false);
});
