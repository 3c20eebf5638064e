import { rendered } from "@quire/conformance/held-time";
import { OPEN_OVERLAY, toastStore } from "@quire/core";
import { savedStore } from "@quire/services/library";
import { undoStore } from "@quire/services/outbox";
import { newReader } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/discard-flyout.js";
import type { Answers, Sent } from "@quire/conformance/answers";
import { ITEM, savedIn } from "../../test/library-answers.js";
import { alertIn, button, confirmed, openPanel, startPage, writes } from "../../test/library-page.js";

const DISCARD = "DELETE /api/user/saves";
const FAILED = "There was an error while processing your request, please try again later.";

let sent: Sent[];
const serve = (answers: Answers = {}) =>
  startPage({ ...savedIn("1", "4"), [DISCARD]: { body: { failed: [] } }, ...answers }, sent);
const open = (item: unknown = ITEM, inside = ".quire-question") =>
  openPanel("discard-flyout", { item: JSON.stringify(item) }, inside);

/** Holds back the response to a discard. @returns a function that releases it */
function held(): () => void {
  const { fetch } = globalThis;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal("fetch", async (input: Request, options?: RequestInit) => {
    const request = new Request(input, options);
    if (request.method === "DELETE") await released;
    return fetch(request);
  });
  return release;
}

beforeEach(() => {
  sent = [];
  undoStore().setState({ offer: undefined });
  toastStore().setState({ latest: undefined });
  serve();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks 'Are you sure you want to discard {what} from your library?' (content-2.28)", async () => {
  const { panel } = await open();
  expect(panel.querySelector(".quire-question")?.textContent).toBe(
    "Are you sure you want to discard What Is Strategy? from your library?",
  );
  expect(Array.from(panel.querySelectorAll(".quire-answers > button"), (one) => one.textContent)).toEqual([
    "Yes",
    "Cancel",
  ]);
});

it("discards by keyboard, and shows 'Removed from My Library' (content-8.5)", async () => {
  const flyout = await open();
  const listener = vi.fn();
  flyout.host.addEventListener("quire-discarded", (event) => listener((event as CustomEvent).detail));
  await expect.poll(() => flyout.host.shadowRoot?.activeElement?.textContent).toBe("Yes");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirmed(flyout)).toBe("Removed from My Library");
  expect(writes(sent)).toEqual([[DISCARD, { id: "7" }]]);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ id: "7" });
  await expect.poll(() => flyout.panel.open).toBe(false);
  expect(document.activeElement).toBe(flyout.trigger);
});

it("discards nothing on Cancel, and returns focus (content-2.28)", async () => {
  const flyout = await open();
  await userEvent.click(button("Cancel"));
  await expect.poll(() => flyout.panel.open).toBe(false);
  expect(document.activeElement).toBe(flyout.trigger);
  expect(writes(sent)).toEqual([]);
});

it("shows the item as removed at once, and reverts with a message when it fails", async () => {
  serve({ [DISCARD]: { status: 500 } });
  const release = held();
  const flyout = await open();
  await userEvent.click(button("Yes"));
  await expect.poll(() => savedStore().getState().saved.get("7")).toBe(false);
  release();
  await expect.poll(() => alertIn(flyout)).toBe(FAILED);
  expect(savedStore().getState().saved.get("7")).not.toBe(false);
  expect(toastStore().getState().latest).toBeUndefined();
});

it("shows a failure on the page when the flyout was closed", async () => {
  serve({ [DISCARD]: { status: 500 } });
  const release = held();
  const { panel } = await open();
  await userEvent.click(button("Yes"));
  await userEvent.keyboard("{Escape}");
  expect(panel.open).toBe(false);
  release();
  await expect.poll(() => toastStore().getState().latest).toEqual({ message: FAILED, tone: "error" });
});

it("offers Undo, which restores the item with its folders", async () => {
  const flyout = await open();
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("Removed from My Library");
  sent.length = 0;
  expect(undoStore().getState().offer, "the flyout says it").toBeUndefined();
  await userEvent.keyboard("{Escape}");
  const { offer } = undoStore().getState();
  expect(offer?.message).toBe("Removed from My Library");
  await offer?.undo();
  expect(writes(sent)).toEqual([
    ["POST /api/user/saves", expect.objectContaining({ ...ITEM, listIds: ["1", "4"] })],
  ]);
  expect(toastStore().getState().latest).toEqual({ message: "Back in My Library.", tone: "success" });
});

it("offers no Undo for an item without an address", async () => {
  const flyout = await open({ id: "7", title: "What Is Strategy?" });
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("Removed from My Library");
  expect(undoStore().getState().offer).toBeUndefined();
});

it("shows that a read-only item cannot be changed (content-6.10)", async () => {
  serve({ [DISCARD]: { status: 403 } });
  const flyout = await open();
  await userEvent.click(button("Yes"));
  await expect.poll(() => alertIn(flyout)).toBe("This item can’t be changed.");
});

it("waits and shows a message while offline", async () => {
  const flyout = await open();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("You’re offline. We’ll do this when you’re back online.");
  expect(writes(sent)).toEqual([]);
});

it("sends one request and one event on a double click (robustness-40)", async () => {
  const flyout = await open();
  const listener = vi.fn();
  flyout.host.addEventListener("quire-discarded", listener);
  await userEvent.dblClick(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("Removed from My Library");
  expect(writes(sent)).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("does not confirm another item that it shows meanwhile", async () => {
  const release = held();
  const flyout = await open();
  await userEvent.click(button("Yes"));
  flyout.host.setAttribute("item", JSON.stringify({ id: "8", title: "Another Item" }));
  await expect
    .poll(() => flyout.panel.querySelector(".quire-question")?.textContent)
    .toContain("discard Another Item from");
  release();
  await expect.poll(() => toastStore().getState().latest?.message).toBe("Removed from My Library");
  expect(confirmed(flyout)).toBe("");
});

it.each([["{oops"], ['{"id":""}'], ["[]"]])(
  "discards nothing for the item %s (robustness-10)",
  async (item) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const flyout = await openPanel("discard-flyout", { item }, "[role=alert]");
    expect(alertIn(flyout)).toBe("Nothing to remove.");
    expect(flyout.host.dataset.state).toBe("empty");
  },
);

it("shows a title as text (robustness-7)", async () => {
  const { panel } = await open({ id: "7", title: "<img src=x onerror=alert(1)>" });
  expect(panel.querySelector(".quire-question")?.textContent).toContain("<img src=x");
  expect(panel.querySelector("img")).toBeNull();
});

it("does not show the outcome to another user (robustness-39)", async () => {
  const release = held();
  const flyout = await open();
  await userEvent.click(button("Yes"));
  await expect.poll(() => savedStore().getState().saved.get("7")).toBe(false);
  newReader();
  release();
  await rendered();
  expect([confirmed(flyout), toastStore().getState().latest]).toEqual(["", undefined]);
});

it("asks a guest to sign in, and continues after that (content-6.2, content-6.5)", async () => {
  serve({ "/api/user/profile": { status: 401 } });
  const { panel } = await open(ITEM, "a");
  expect(panel.querySelector(".quire-text")?.textContent).toBe(
    "To access this feature, please SIGN IN or REGISTER.",
  );
  const hint = panel.querySelector(".quire-hint");
  expect(hint && getComputedStyle(hint)).toMatchObject({ marginTop: "0px", fontSize: "14px" });
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener(OPEN_OVERLAY, stay, { once: true });
  await userEvent.click(page.getByRole("link", { name: "Sign in" }));
  expect(JSON.parse(sessionStorage.getItem("quire:intent") ?? "")).toMatchObject({
    action: "open",
    data: { name: "discard-flyout", attributes: { item: JSON.stringify(ITEM) } },
  });
});

it("keeps its place and finishes when its trigger is removed", async () => {
  await page.viewport(1000, 700); // In a narrower viewport the flyout is a sheet.
  const flyout = await open();
  await Promise.all(flyout.panel.getAnimations().map(({ finished }) => finished));
  const { left, top } = flyout.panel.getBoundingClientRect();
  flyout.trigger.remove();
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("Removed from My Library");
  expect(flyout.panel.getBoundingClientRect()).toMatchObject({ left, top });
  await page.viewport(414, 896);
});
