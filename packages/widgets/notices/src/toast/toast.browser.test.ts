import { newPage } from "@quire/conformance/new-page";
import { notify, openPanels } from "@quire/core";
import { createFrame, ModalFrame } from "@quire/core/frame";
import { requestSlot } from "@quire/services/attention";
import { offerUndo, undoStore } from "@quire/services/outbox";
import { newReader } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/toast.js";

beforeEach(() => {
  newPage();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Returns the page's toast. The first notice has added it. */
function toast(): HTMLElement {
  const roots = [document, ...[...document.querySelectorAll("div")].map(({ shadowRoot }) => shadowRoot)];
  const host = roots.map((root) => root?.querySelector<HTMLElement>("quire-toast")).find(Boolean);
  if (!host) throw new Error("Nobody has asked for a toast.");
  return host;
}

const part = (name: string) => toast().shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const isShown = () => part("toast")?.checkVisibility();
const message = () => (isShown() ? part("message")?.textContent : undefined);
const getAnnouncement = (role: string) =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role="${role}"]`)?.textContent;
const undone = vi.fn(async () => {});
beforeEach(() => undone.mockClear());

it("shows one toast with Undo for many actions, without a tag on the page (beyond-7)", () => {
  expect(document.querySelector("quire-toast")).toBeNull();
  offerUndo("Saved!", undone);
  offerUndo("You are now following Strategy.", undone);
  expect(message()).toBe("You are now following Strategy.");
  expect(part("undo")?.checkVisibility()).toBe(true);
  expect(document.querySelectorAll("quire-toast")).toHaveLength(1);
});

it("calls Undo once on a double click, and hides the toast", async () => {
  offerUndo("Saved!", undone);
  await userEvent.dblClick(part("undo") ?? document.body);
  expect(undone).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
  expect(undoStore().getState().offer).toBeUndefined();
  offerUndo("Saved!", undone);
  expect(message()).toBe("Saved!");
});

it("ignores a second key press on Undo, which would activate the newly focused button", async () => {
  const button = document.createElement("button");
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  document.body.append(button);
  button.focus();
  // On a busy machine, two presses can be further apart than those of a double press.
  const clock = vi.spyOn(performance, "now").mockReturnValue(Number.MAX_SAFE_INTEGER);
  onTestFinished(() => clock.mockRestore());
  for (const key of ["{Enter}", " "]) {
    undone.mockClear();
    offerUndo("Saved!", undone);
    await userEvent.keyboard(`{F8}${key}${key}`);
    expect([undone.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(button);
  }
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("moves the focus to Undo on F8 and restores it afterwards (beyond-7)", async () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  offerUndo("Saved!", undone);
  expect(document.activeElement).toBe(button);
  expect(isShown()).toBe(true);
  await userEvent.keyboard("{F8}");
  expect(toast().shadowRoot?.activeElement).toBe(part("undo"));
  await userEvent.keyboard("{Enter}");
  expect(undone).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

it("restores the focus inside the shadow root that had it", async () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const button = root.appendChild(document.createElement("button"));
  button.focus();
  offerUndo("Saved!", undone);
  await userEvent.keyboard("{F8}{Enter}");
  expect(undone).toHaveBeenCalledTimes(1);
  expect(root.activeElement).toBe(button);
});

it.each([
  ["returns the focus to a disabled button after it is enabled", false],
  ["leaves the focus on another element that the user has focused meanwhile", true],
])("%s", async (_, hasGoneOn) => {
  const button = document.createElement("button");
  const next = document.createElement("button");
  document.body.append(button, next);
  button.focus();
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  await userEvent.keyboard("{F8}");
  button.disabled = true;
  await userEvent.keyboard("{Enter}");
  expect(isShown()).toBe(false);
  if (hasGoneOn) next.focus();
  button.disabled = false;
  await expect.poll(() => document.activeElement).toBe(hasGoneOn ? next : button);
});

it("ends the offer on Escape inside the toast", async () => {
  const withdraw = offerUndo("Saved!", undone);
  part("undo")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown()).toBe(false);
  expect(undoStore().getState().offer).toBeUndefined();
  withdraw();
});

it("hides the toast and its Undo after 15 s, but not while it has the focus (beyond-7)", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(14_000);
  part("undo")?.focus();
  vi.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
  part("undo")?.blur();
  vi.advanceTimersByTime(900);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isShown()).toBe(false);
  expect(undoStore().getState().offer).toBeUndefined();
});

it("restarts the time for a replacement toast", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  offerUndo("One", undone);
  expect(message()).toBe("One");
  vi.advanceTimersByTime(14_000);
  offerUndo("Two", undone);
  vi.advanceTimersByTime(14_000);
  expect(message()).toBe("Two");
});

it.each([
  [
    "hides a notice without an offer after 8 seconds",
    undefined,
    () => notify("Folders Updated", "success"),
    8_000,
  ],
  ["hides an offer after the time of its attribute", 3_000, () => offerUndo("Saved!", undone), 3_000],
])("%s", (_, timeout, notifyNow, time) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const host = document.body.appendChild(document.createElement("quire-toast"));
  if (timeout !== undefined) host.setAttribute("timeout", String(timeout));
  notifyNow();
  vi.advanceTimersByTime(time - 1);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(false);
});

it("announces an offer together with its key", async () => {
  offerUndo("Saved!", undone);
  await expect.poll(() => getAnnouncement("status")).toBe("Saved! Press F8 to go to Undo.");
});

it("announces a failure assertively, without Undo, and shows it until the user closes it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  offerUndo("Saved!", undone);
  notify("There was an error while processing your request, please try again later.", "error");
  expect(message()).toContain("There was an error");
  expect(part("undo")?.checkVisibility()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(isShown()).toBe(true);
  vi.useRealTimers();
  await expect.poll(() => getAnnouncement("alert")).toContain("There was an error");
  part("close")?.click();
  expect(isShown()).toBe(false);
});

it("hides a help box while the toast is shown", () => {
  const show = vi.fn();
  const hide = vi.fn();
  requestSlot({ kind: "help-box", show, hide });
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  expect(hide).toHaveBeenCalledTimes(1);
  part("close")?.click();
  expect(show).toHaveBeenCalledTimes(2);
});

it("removes the offer when the user changes", () => {
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  newReader();
  expect(isShown()).toBe(false);
});

/** Opens a native modal dialog of the page. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.append(document.createElement("button"));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

it("works inside the page's modal dialog, and announces there", async () => {
  const dialog = openDialog();
  offerUndo("Saved!", undone);
  notify("Folders Updated", "success");
  await expect.poll(() => getAnnouncement("status")).toBe("Folders Updated");
  expect(document.querySelector("[data-quire-live]")?.closest("dialog")).toBe(dialog);
  offerUndo("Saved!", undone);
  await userEvent.click(part("undo") ?? document.body);
  expect(undone).toHaveBeenCalledTimes(1);
  expect(isShown()).toBe(false);
  expect(toast().parentElement).toBe(document.body);
  notify("Folders Updated", "success");
  dialog.close();
  await expect.poll(isShown).toBe(true);
  await expect.poll(() => toast().parentElement).toBe(document.body);
  notify("Saved!");
  await expect.poll(() => getAnnouncement("status")).toBe("Saved!");
  expect(document.querySelector("[data-quire-live]")?.parentElement).toBe(document.body);
});

/** Opens a modal of Quire. `listener` receives its open and close events. */
function openOwnModal() {
  const host = document.body.appendChild(document.createElement("div"));
  const frame = createFrame(host, host.attachShadow({ mode: "open" }), document.createElement("p"), {
    kind: ModalFrame,
    title: () => "Sign in",
  });
  const listener = vi.fn();
  frame.open();
  for (const name of ["quire-open", "quire-close"]) host.addEventListener(name, listener);
  return { frame, listener };
}

it("works over Quire's modal: Undo and Escape do not close it or dispatch its events", async () => {
  const { frame, listener } = openOwnModal();
  offerUndo("Saved!", undone);
  await userEvent.click(part("undo") ?? document.body);
  expect(undone).toHaveBeenCalledTimes(1);
  expect(frame.isOpen).toBe(true);
  offerUndo("Folders Updated", undone);
  await userEvent.keyboard("{F8}{Escape}");
  expect([isShown(), frame.isOpen]).toEqual([false, true]);
  expect(listener).not.toHaveBeenCalled();
  frame.close();
  expect(toast().parentElement).toBe(document.body);
});

it("moves into a modal of Quire that opens, and back when that closes", async () => {
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  const { frame } = openOwnModal();
  expect(frame.panel.contains(toast())).toBe(true);
  frame.close();
  await expect.poll(() => toast().parentElement).toBe(document.body);
  await expect.poll(isShown).toBe(true);
  await userEvent.click(part("undo") ?? document.body);
  expect(undone).toHaveBeenCalledTimes(1);
});

it("closes only the toast on Escape, not the page's modal, and ignores Escape of an input method", async () => {
  const dialog = openDialog();
  const cancelled = vi.fn();
  dialog.addEventListener("cancel", cancelled);
  offerUndo("Saved!", undone);
  await userEvent.keyboard("{F8}");
  const composed = { key: "Escape", isComposing: true, bubbles: true, composed: true };
  part("undo")?.dispatchEvent(new KeyboardEvent("keydown", composed));
  expect(isShown()).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isShown()).toBe(false);
  expect([dialog.open, cancelled.mock.calls.length]).toEqual([true, 0]);
  await userEvent.keyboard("{Escape}");
  expect(dialog.open).toBe(false);
});

it("moves into the innermost modal dialog that opens, and back when that closes", async () => {
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  const outer = openDialog();
  await expect.poll(() => toast().closest("dialog")).toBe(outer);
  const inner = openDialog();
  await expect.poll(() => toast().closest("dialog")).toBe(inner);
  inner.close();
  await expect.poll(() => toast().closest("dialog")).toBe(outer);
  outer.close();
  await expect.poll(() => toast().parentElement).toBe(document.body);
  await expect.poll(isShown).toBe(true);
  await userEvent.click(part("undo") ?? document.body);
  expect(undone).toHaveBeenCalledTimes(1);
});

/** Adds a library's modal, which the browser does not treat as modal. */
function addLibraryModal(): HTMLElement {
  const modal = document.createElement("div");
  modal.className = "modal";
  modal.tabIndex = -1;
  document.body.append(modal);
  return modal;
}

it("moves into a library's modal that traps the focus, and back when that is hidden", async () => {
  const modal = addLibraryModal();
  const keepFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !modal.contains(target)) modal.focus();
  };
  document.addEventListener("focusin", keepFocus);
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  modal.focus();
  await userEvent.keyboard("{F8}");
  expect(toast().shadowRoot?.activeElement).toBe(part("undo"));
  modal.hidden = true;
  await expect.poll(() => toast().parentElement).toBe(document.body);
  expect(isShown()).toBe(true);
  document.removeEventListener("focusin", keepFocus);
});

it("leaves a library's modal as soon as it is hidden, even if it still has the focus", () => {
  const modal = addLibraryModal();
  modal.focus();
  offerUndo("Saved!", undone);
  expect(toast().parentElement).toBe(modal);
  part("undo")?.focus();
  modal.hidden = true;
  for (const lookAgain of openPanels().watchers) lookAgain();
  expect(toast().parentElement).toBe(document.body);
  expect(isShown()).toBe(true);
});

it("stays visible after a move on the page", async () => {
  offerUndo("Saved!", undone);
  expect(isShown()).toBe(true);
  document.body.prepend(toast());
  await Promise.resolve();
  expect(part("toast")?.matches(":popover-open")).toBe(true);
});

it("shows markup in a message literally (robustness-7)", () => {
  notify('<img src=x onerror="window.ran=1">');
  expect(message()).toBe('<img src=x onerror="window.ran=1">');
  expect(toast().shadowRoot?.querySelector("img")).toBeNull();
});
