import { inForcedColors } from "@quire/conformance/forced-colors";
import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { announce } from "@quire/core";
import { AnchoredFrame, createFrame, type FrameKind, ModalFrame } from "@quire/core/frame";
import { requestSlot } from "@quire/services/attention";
import { helpMessagesStore } from "@quire/services/help-messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/help-box.js";

const path = location.pathname;

beforeEach(() => {
  localStorage.clear();
  newPage();
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", path);
  scrollTo(0, 0);
});

function insert(attributes: Readonly<Record<string, string>> = { "message-id": "save" }): HTMLElement {
  const host = document.createElement("quire-help-box");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.textContent = "Keep what you read.";
  document.body.append(host);
  return host;
}

function anchor(id = "tool", margin = "0px"): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { id, textContent: "Save" });
  button.style.marginBlockStart = margin;
  document.body.append(button);
  return button;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const getAnnouncement = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
const isShown = (host: HTMLElement) => part(host, "box")?.checkVisibility();

/** Scrolls by one pixel, because the box waits for the first scroll. */
async function scrollOnce(): Promise<void> {
  scrollTo(0, 1);
  await new Promise((done) => addEventListener("scroll", done, { once: true }));
}

it("waits for the first scroll on a scrollable page", async () => {
  document.body.style.minBlockSize = "3000px";
  anchor();
  const host = insert({ "message-id": "save", for: "tool" });
  const sight = new Promise((done) => new IntersectionObserver(done).observe(document.body));
  await sight;
  await new Promise(requestAnimationFrame);
  expect(isShown(host)).toBe(false);
  await scrollOnce();
  await expect.poll(() => isShown(host)).toBe(true);
  document.body.removeAttribute("style");
});

/** Returns the number of headlines that the box covers. */
function coveredHeadlines(host: HTMLElement): number {
  const box = part(host, "box")?.getBoundingClientRect();
  return [...document.querySelectorAll("h2")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return box && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
  }).length;
}

it("moves to another side instead of covering a headline, and hides if no side is free", async () => {
  await page.viewport(900, 700);
  const tool = anchor();
  tool.style.inlineSize = "240px";
  const headline = document.body.appendChild(document.createElement("h2"));
  headline.textContent = "In brief";
  const host = insert({ "message-id": "save", for: "tool" });
  await expect.poll(() => isShown(host)).toBe(true);
  expect([part(host, "box")?.dataset.side, coveredHeadlines(host)]).toEqual(["right", 0]);
  document.body.removeChild(host);
  await page.viewport(375, 700);
  Object.assign(tool.style, { inlineSize: "100%", blockSize: "40px" });
  const narrow = insert({ "message-id": "save", for: "tool" });
  await expect.poll(() => isShown(narrow)).toBe(true);
  expect(getComputedStyle(part(narrow, "box") as Element).visibility).toBe("hidden");
  headline.remove();
  dispatchEvent(new Event("resize"));
  await expect.poll(() => getComputedStyle(part(narrow, "box") as Element).visibility).toBe("visible");
  await page.viewport(1000, 700);
});

it("shows an OK button and does not take the focus (content-2.36)", () => {
  const tool = anchor();
  tool.focus();
  const host = insert({ "message-id": "save", heading: "Your library" });
  expect(isShown(host)).toBe(true);
  expect(part(host, "ok")?.textContent).toBe("OK");
  expect(part(host, "heading")?.textContent).toBe("Your library");
  expect(document.activeElement).toBe(tool);
  expect(host.dataset.state).toBe("ready");
});

it("hides the box while its anchor is under the page's header", async () => {
  const { style } = document.documentElement;
  style.setProperty("--quire-covered-top", "90px");
  anchor("tool", "30px");
  const under = insert({ "message-id": "save", for: "tool" });
  anchor("free", "120px");
  const below = insert({ "message-id": "share", for: "free" });
  await expect.poll(() => isShown(below)).toBe(true);
  expect(isShown(under)).toBe(false);
  expect(part(below, "box")?.getBoundingClientRect().top).toBeGreaterThanOrEqual(90 + 14);
  style.removeProperty("--quire-covered-top");
});

it("OK closes the box permanently and stores its message as seen (content-2.36)", () => {
  const host = insert();
  part(host, "ok")?.click();
  expect(isShown(host)).toBe(false);
  expect(host.dataset.state).toBe("empty");
  expect(localStorage.getItem("help-messages")).toBe('["save"]');
  expect(isShown(insert())).toBe(false);
});

it("reports its closing to analytics (content-4.21)", () => {
  const events: unknown[] = [];
  const record = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("help-box", record);
  part(insert(), "ok")?.click();
  document.body.removeEventListener("help-box", record);
  expect(events).toEqual([{ id: "save", action: "close" }]);
});

it("dispatches quire-close with the reason", () => {
  const host = insert();
  const reasons: unknown[] = [];
  host.addEventListener("quire-close", (event) => reasons.push((event as CustomEvent).detail));
  part(host, "ok")?.click();
  expect(reasons).toEqual([{ reason: "ok" }]);
});

it("shows one box at a time, and the next one after its closing (content-4.21)", () => {
  const first = insert({ "message-id": "save" });
  const second = insert({ "message-id": "share" });
  expect([isShown(first), isShown(second)]).toEqual([true, false]);
  part(first, "ok")?.click();
  expect([isShown(first), isShown(second)]).toEqual([false, true]);
});

it("hides during a confirmation and shows again after it", () => {
  const host = insert();
  const turn = requestSlot({ kind: "confirmation", show: () => {}, hide: () => {} });
  expect(isShown(host)).toBe(false);
  turn.release();
  expect(isShown(host)).toBe(true);
});

it("shows the next box when the current one is removed from the page", async () => {
  const first = insert({ "message-id": "save" });
  const second = insert({ "message-id": "share" });
  first.remove();
  await expect.poll(() => isShown(second)).toBe(true);
});

it("hides when another tab stores its message as seen", () => {
  const host = insert();
  helpMessagesStore().setState({ seen: ["save"] });
  expect(isShown(host)).toBe(false);
});

it("shows the message 'subscriber-search' by default on /search (accounts-9.13)", () => {
  history.replaceState(null, "", "/search");
  const host = insert({});
  expect(isShown(host)).toBe(true);
  part(host, "ok")?.click();
  expect(localStorage.getItem("help-messages")).toBe('["subscriber-search"]');
});

it("shows nothing on other pages if there is no message id", () => {
  expect(isShown(insert({}))).toBe(false);
});

it("keeps 14 px from its anchor while the page scrolls (content-9.10)", async () => {
  document.body.style.minBlockSize = "3000px";
  const tool = anchor("tool", "60px");
  const host = insert({ "message-id": "save", for: "tool" });
  const gap = () => {
    const box = part(host, "box")?.getBoundingClientRect();
    return Math.round((box?.top ?? 0) - tool.getBoundingClientRect().bottom);
  };
  await scrollOnce();
  await expect.poll(() => isShown(host)).toBe(true);
  expect(gap()).toBe(14);
  scrollTo(0, 40);
  await expect.poll(() => tool.getBoundingClientRect().top < 40 && gap()).toBe(14);
  document.body.removeAttribute("style");
});

it("is 14 px above its anchor if there is no room below", async () => {
  const tool = anchor("tool", `${innerHeight - 60}px`);
  const host = insert({ "message-id": "save", for: "tool" });
  await expect.poll(() => isShown(host)).toBe(true);
  const box = part(host, "box")?.getBoundingClientRect();
  expect(Math.round(tool.getBoundingClientRect().top - (box?.bottom ?? 0))).toBe(14);
});

it("waits on a phone until there is room below its anchor", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(375, 720);
  document.body.style.minBlockSize = "3000px";
  const tool = anchor("tool", "560px");
  const host = insert({ "message-id": "save", for: "tool" });
  await rendered();
  expect(isShown(host)).toBe(false);
  scrollTo(0, 200);
  await expect.poll(() => isShown(host)).toBe(true);
  const box = part(host, "box")?.getBoundingClientRect();
  expect(Math.round((box?.top ?? 0) - tool.getBoundingClientRect().bottom)).toBe(14);
  document.body.removeAttribute("style");
  await page.viewport(width, height);
});

it("stays inside the window if its anchor is larger than the window", async () => {
  anchor("tool").style.blockSize = "5000px";
  const host = insert({ "message-id": "save", for: "tool" });
  await scrollOnce();
  await expect.poll(() => isShown(host)).toBe(true);
  scrollTo(0, 2000);
  await rendered(); // The box moves after the scroll.
  const isInside = () => {
    const { top = 0, bottom = 0 } = part(host, "box")?.getBoundingClientRect() ?? {};
    return top >= 14 && bottom <= innerHeight - 14;
  };
  await expect.poll(isInside).toBe(true);
});

it("waits until its anchor exists and is visible", async () => {
  const host = insert({ "message-id": "save", for: "tool" });
  expect(isShown(host)).toBe(false);
  anchor("tool", "3000px");
  await rendered();
  expect(isShown(host)).toBe(false);
  scrollTo(0, 3000);
  await expect.poll(() => isShown(host)).toBe(true);
  scrollTo(0, 0);
  await expect.poll(() => isShown(host)).toBe(false);
});

it("closes on Escape inside the box and moves the focus to its anchor", async () => {
  const tool = anchor();
  const host = insert({ "message-id": "save", for: "tool" });
  await expect.poll(() => isShown(host)).toBe(true);
  part(host, "ok")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(tool);
});

function panel(kind: FrameKind) {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  return createFrame(host, root, document.createElement("p"), { kind, title: () => "A panel" });
}

const PANELS = [
  ["modal", ModalFrame],
  ["anchored", AnchoredFrame],
] as const;

it.each(PANELS)("is hidden while a panel is open (%s)", (_, kind) => {
  const first = panel(kind);
  first.open();
  const host = insert();
  expect(isShown(host)).toBe(false);
  first.close();
  expect(isShown(host)).toBe(true);
  const second = panel(kind);
  second.open();
  expect(isShown(host)).toBe(false);
  second.close();
  expect(isShown(host)).toBe(true);
});

it("is hidden while the page's own modal dialog is open", async () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  const host = insert();
  expect(isShown(host)).toBe(false);
  dialog.close();
  await expect.poll(() => isShown(host)).toBe(true);
  dialog.showModal();
  await expect.poll(() => isShown(host)).toBe(false);
  dialog.remove();
  await expect.poll(() => isShown(host)).toBe(true);
});

it("hides a box without an anchor while it would cover a focused field", () => {
  const field = document.body.appendChild(document.createElement("input"));
  Object.assign(field.style, { position: "fixed", insetBlockEnd: "40px", insetInlineEnd: "40px" });
  const other = document.body.appendChild(document.createElement("input"));
  field.focus();
  const host = insert();
  expect(isShown(host)).toBe(false);
  other.focus();
  expect(isShown(host)).toBe(true);
  field.focus();
  expect(isShown(host)).toBe(false);
  field.blur();
  expect(isShown(host)).toBe(true);
});

it("hides a box without an anchor while it would cover a keyboard-focused control", async () => {
  const [above, below] = [anchor("above"), anchor("below")];
  Object.assign(below.style, { position: "fixed", insetBlockEnd: "40px", insetInlineEnd: "40px" });
  const host = insert();
  await userEvent.click(above);
  expect(isShown(host)).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(below);
  expect(isShown(host)).toBe(false);
  await userEvent.tab({ shift: true });
  expect(isShown(host)).toBe(true);
  part(host, "ok")?.focus();
  expect(isShown(host)).toBe(true);
});

it("stays visible after a move on the page", async () => {
  const host = insert();
  document.body.prepend(host);
  await Promise.resolve();
  expect(isShown(host)).toBe(true);
});

it("follows an anchor that the page removes and renders again", async () => {
  anchor();
  const host = insert({ "message-id": "save", for: "tool" });
  await expect.poll(() => isShown(host)).toBe(true);
  document.querySelector("#tool")?.remove();
  await expect.poll(() => isShown(host)).toBe(false);
  anchor("tool", "40px");
  await expect.poll(() => isShown(host)).toBe(true);
  const again = document.createElement("button");
  Object.assign(again, { id: "tool", textContent: "Save" });
  again.style.marginBlockStart = "90px";
  document.querySelector("#tool")?.replaceWith(again);
  const gap = () =>
    (part(host, "box")?.getBoundingClientRect().top ?? 0) - again.getBoundingClientRect().bottom;
  await expect.poll(() => Math.round(gap())).toBe(14);
});

it("is announced once, even after it was hidden by a confirmation", async () => {
  insert();
  await expect.poll(getAnnouncement).toBe("Keep what you read.");
  announce("Saved!");
  await expect.poll(getAnnouncement).toBe("Saved!");
  requestSlot({ kind: "confirmation", show: () => {}, hide: () => {} }).release();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(getAnnouncement()).toBe("Saved!");
});

it("handles Escape, so that a popover around the box stays open", async () => {
  const host = insert();
  part(host, "ok")?.focus();
  const pressed: boolean[] = [];
  const look = (event: Event) => pressed.push(event.defaultPrevented);
  part(host, "box")?.addEventListener("keydown", look);
  await userEvent.keyboard("{Escape}");
  expect([pressed, isShown(host)]).toEqual([[true], false]);
});

it("treats invalid stored data as nothing seen (robustness-16)", () => {
  localStorage.setItem("help-messages", "{oops");
  expect(isShown(insert())).toBe(true);
});

it("has a border in forced colours, which remove its background", async () => {
  const host = insert();
  const width = () => getComputedStyle(part(host, "box") as HTMLElement).borderTopWidth;
  expect(width()).toBe("0px");
  await inForcedColors(() => expect(width()).toBe("1px"));
});

it("takes at most half of a low window if it has no anchor (beyond-79)", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  const host = insert({ "message-id": "save", heading: "How to search" });
  host.textContent = "One word finds most, or an author's last name. ".repeat(20);
  const box = part(host, "box") as HTMLElement;
  const ok = part(host, "ok") as HTMLElement;
  const isInSight = () => {
    const { top, bottom } = ok.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    return top >= around.top && bottom <= around.bottom;
  };
  expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(128);
  expect(isInSight()).toBe(true);
  box.scrollTo(0, box.scrollHeight);
  expect([box.scrollTop > 0, isInSight()]).toEqual([true, true]);
  await page.viewport(width, height);
});

it("keeps the focused element visible at every box position (beyond-110)", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  const tool = anchor("tool", "90px");
  const host = insert({ "message-id": "save", for: "tool", heading: "Keep what you read" });
  host.innerHTML = "An article waits in <a href='#library'>your library</a>. ".repeat(3);
  const box = part(host, "box") as HTMLElement;
  const visibility = () => getComputedStyle(box).visibility;
  // In a window this low, the only space for the box is over its anchor.
  await expect.poll(() => isShown(host) && visibility()).toBe("visible");
  expect(box.dataset.side).toBe("over");
  tool.focus();
  await expect.poll(visibility).toBe("hidden");
  tool.blur();
  await expect.poll(visibility).toBe("visible");
  host.querySelector("a")?.focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect([visibility(), document.activeElement]).toEqual(["visible", host.querySelector("a")]);
  await page.viewport(width, height);
});

it("leaves room to scroll focused elements and the page's end above the box (beyond-110, beyond-52)", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  document.body.style.minBlockSize = "900px";
  const link = anchor("link", "870px");
  const host = insert({ "message-id": "save" });
  const box = part(host, "box") as HTMLElement;
  const isAbove = () => link.getBoundingClientRect().bottom <= box.getBoundingClientRect().top;
  const room = () => Number.parseFloat(document.documentElement.style.scrollPaddingBlockEnd);
  await expect.poll(room).toBeGreaterThan(box.offsetHeight);
  link.focus();
  await expect.poll(() => [isShown(host), isAbove()]).toEqual([true, true]);
  part(host, "ok")?.click();
  expect(document.documentElement.style.scrollPaddingBlockEnd).toBe("");
  document.body.removeAttribute("style");
  await page.viewport(width, height);
});
