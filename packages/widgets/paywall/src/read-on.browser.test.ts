import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { comeBackTo, markReadOn, readOn } from "./read-on.js";

const KEY = "quire:read-on";

beforeEach(newPage);
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  scrollTo(0, 0);
});

/** As a reload that a card has asked for: the page began when it was marked. */
function comeFromCard(path = location.pathname, before = 0): void {
  sessionStorage.setItem(KEY, `${Math.round(Date.now() - performance.now() - before)} ${path}`);
  newPage();
  comeBackTo(host());
}

function host(): HTMLElement {
  return document.body.appendChild(document.createElement("quire-paywall"));
}

/** A page that is longer than the window, with text between two other parts. */
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

describe("after a reload by a card (beyond-152)", () => {
  it("is taken to where the text goes on, once", () => {
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

  it("is taken to the first part that is displayed", () => {
    const text = insertText();
    const hidden = document.createElement("div");
    hidden.style.display = "none";
    document.body.prepend(hidden);
    comeFromCard();
    readOn([hidden, text]);
    expect(isThere(text)).toBe(true);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
    "stays where a %s has taken them, however late the text opens",
    (name) => {
      const text = insertText();
      comeFromCard();
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      readOn([text]);
      expect(isThere(text)).toBe(false);
    },
  );

  it("begins at the paywall, until something opens, and wherever Tab leads from there, it stays", () => {
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

  it("stays where the page has put the focus", () => {
    const text = insertText();
    const field = document.body.appendChild(document.createElement("input"));
    comeFromCard();
    field.focus();
    readOn([text]);
    expect(document.activeElement).toBe(field);
  });

  it("is not taken away by what opens on the page that is being left, which keeps the mark for the next", () => {
    const text = insertText();
    comeBackTo(host());
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
])("a mark that was set %s takes nobody anywhere, and goes", (_, path, before) => {
  const text = insertText();
  comeFromCard(path, before);
  readOn([text]);
  expect([isThere(text), sessionStorage.getItem(KEY)]).toEqual([false, null]);
});

it("a mark that somebody else has written takes nobody anywhere", () => {
  const text = insertText();
  sessionStorage.setItem(KEY, "<script>");
  newPage();
  readOn([text]);
  expect(isThere(text)).toBe(false);
});
