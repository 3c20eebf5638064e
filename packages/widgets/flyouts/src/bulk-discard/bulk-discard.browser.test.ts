import { toastStore } from "@quire/core";
import { savedStore } from "@quire/services/library";
import { undoStore } from "@quire/services/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/bulk-discard-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { LIBRARY } from "../../test/library-answers.js";
import { alertIn, button, confirmed, openPanel, startPage, writes } from "../../test/library-page.js";

const DISCARD = "DELETE /api/user/saves";
const ITEMS = [
  { id: "a", title: "Alpha" },
  { id: "b", title: "Beta" },
  { id: "c", title: "Gamma" },
];
const FAILURES = [
  { itemId: "b", listId: "", code: "read-only", message: "" },
  { itemId: "c", listId: "", code: "odd", message: "<b>x</b>" },
];

let sent: Sent[];
const serve = (answers: Answers = {}) => startPage({ ...LIBRARY, [DISCARD]: {}, ...answers }, sent);
const open = (items: unknown = ITEMS, inside = ".quire-question") =>
  openPanel("bulk-discard-flyout", { items: JSON.stringify(items) }, inside);

function listen(host: HTMLElement) {
  const listener = vi.fn();
  host.addEventListener("quire-bulk-discarded", (event) => listener((event as CustomEvent).detail));
  return listener;
}

const offered = () => undoStore().getState().offer;
const said = () => toastStore().getState().latest?.message;
const WITH_ADDRESS = ITEMS.map((item) => ({ ...item, url: `/${item.id}`, topic: "Strategy" }));

beforeEach(() => {
  sent = [];
  undoStore().setState({ offer: undefined });
  serve();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("confirms, discards with one call, and shows '{n} item(s) removed from My Library' (content-8.7)", async () => {
  const flyout = await open();
  const listener = listen(flyout.host);
  expect(flyout.panel.querySelector(".quire-question")?.textContent).toBe(
    "Are you sure you want to discard 3 items from your library?",
  );
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) removed from My Library");
  expect(writes(sent)).toEqual([[DISCARD, { id: ["a", "b", "c"] }]]);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ done: ["a", "b", "c"], failed: [] });
  expect(savedStore().getState().saved.get("a")).toBe(false);
});

it("shows each failed item by its title, and retries those", async () => {
  serve({ [DISCARD]: { body: { failed: FAILURES } } });
  const flyout = await open();
  const listener = listen(flyout.host);
  await userEvent.click(button("Yes"));
  await expect.poll(() => alertIn(flyout)).toMatch(/^1 item\(s\) removed from My Library/);
  const items = Array.from(flyout.panel.querySelectorAll("[role=alert] li"), (one) => one.textContent);
  expect(items).toEqual(["Beta: can’t be changed", "Gamma: couldn’t be removed"]);
  expect(listener.mock.lastCall?.[0]).toMatchObject({ done: ["a"], failed: [{ id: "b" }, { id: "c" }] });
  sent.length = 0;
  vi.stubGlobal("fetch", answer({ ...LIBRARY, [DISCARD]: {} }, sent));
  await userEvent.click(button("Try these again"));
  await expect.poll(() => confirmed(flyout)).toBe("2 item(s) removed from My Library");
  expect(writes(sent)).toEqual([[DISCARD, { id: ["b", "c"] }]]);
});

it("shows an error when all items failed, and can be retried (beyond-11)", async () => {
  serve({ [DISCARD]: { status: 500 } });
  const flyout = await open();
  await userEvent.click(button("Yes"));
  await expect
    .poll(() => alertIn(flyout))
    .toBe("There was an error while processing your request, please try again later.");
  expect(savedStore().getState().saved.get("a")).not.toBe(false);
  await expect.element(button("Yes")).toBeVisible();
});

it("offers one Undo, which saves each item again once (beyond-17)", async () => {
  const flyout = await open(WITH_ADDRESS);
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) removed from My Library");
  expect(offered(), "the flyout says it").toBeUndefined();
  await userEvent.keyboard("{Escape}");
  expect(offered()?.message).toBe("3 item(s) removed from My Library");
  sent.length = 0;
  const undo = offered();
  await Promise.all([undo?.undo(), undo?.undo()]);
  expect(said()).toBe("3 items are back in My Library.");
  expect(writes(sent)).toMatchObject(
    WITH_ADDRESS.map(({ id, url, topic }) => ["POST /api/user/saves", { id, url, topic }]),
  );
});

it("shows successful items once, in the Undo, and failed items in the flyout", async () => {
  serve({ [DISCARD]: { body: { failed: [FAILURES[1]] } } });
  const flyout = await open(WITH_ADDRESS);
  await userEvent.click(button("Yes"));
  await expect.poll(() => alertIn(flyout)).toMatch(/^Gamma: couldn’t be removed/);
  expect(offered()?.message).toBe("2 item(s) removed from My Library");
  expect(alertIn(flyout)).not.toContain("removed from My Library");
  expect(said()).toBeUndefined();
});

it("shows the failed items on the page when the flyout was closed", async () => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  serve({ [DISCARD]: { body: { failed: [FAILURES[1]] } } });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(input, options);
    if (request.method === "DELETE") await answered;
    return fetch(request);
  });
  await open(WITH_ADDRESS);
  await userEvent.click(button("Yes"));
  await userEvent.keyboard("{Escape}");
  release();
  await expect.poll(said).toBe("Gamma: couldn’t be removed");
  expect(offered()?.message).toBe("2 item(s) removed from My Library");
});

it("undoes all tries together, and names items that are not restored (beyond-17)", async () => {
  serve({ [DISCARD]: { body: { failed: [FAILURES[1]] } } });
  const flyout = await open(WITH_ADDRESS);
  await userEvent.click(button("Yes"));
  await expect.poll(() => offered()?.message).toBe("2 item(s) removed from My Library");
  const refusing = { "POST /api/user/saves": { status: 422 } };
  vi.stubGlobal("fetch", answer({ ...LIBRARY, [DISCARD]: {} }, sent));
  await userEvent.click(button("Try these again"));
  await expect.poll(() => confirmed(flyout)).toBe("1 item(s) removed from My Library");
  await userEvent.keyboard("{Escape}");
  expect(offered()?.message).toBe("3 item(s) removed from My Library");
  const { fetch } = globalThis;
  const refuse = answer({ ...LIBRARY, ...refusing }, sent);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(input, options);
    const isGamma = request.method === "POST" && (await request.clone().text()).includes("Gamma");
    return (isGamma ? refuse : fetch)(request);
  });
  await offered()?.undo();
  expect(said()).toBe("Couldn’t restore: Gamma");
  expect(toastStore().getState().latest?.tone).toBe("error");
});

it("shows an error when no item is restored", async () => {
  serve({ "POST /api/user/saves": { status: 500 } });
  const flyout = await open(WITH_ADDRESS);
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await offered()?.undo();
  expect(said()).toBe("Couldn’t undo this.");
});

it("offers no Undo when an item has no address", async () => {
  const flyout = await open([...WITH_ADDRESS, { id: "d", title: "Delta" }]);
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("4 item(s) removed from My Library");
  expect(offered()).toBeUndefined();
});

it("shows the progress of long work", async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({ id: `i${index}`, title: `Item ${index}` }));
  let release: (() => void)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(input, options);
    if (request.method === "DELETE") await new Promise<void>((resolve) => release.push(resolve));
    return fetch(request);
  });
  const flyout = await open(many);
  await userEvent.click(button("Yes"));
  const bar = page.getByRole("progressbar");
  for (const done of [0, 200, 400]) {
    await expect.element(bar).toHaveAccessibleName(`${done} of 450`);
    await expect.poll(() => release.length).toBeGreaterThan(0);
    expect(release).toHaveLength(1);
    release[0]?.();
    release = [];
  }
  await expect.poll(() => confirmed(flyout)).toBe("450 item(s) removed from My Library");
});

it("waits and shows a message while offline", async () => {
  const flyout = await open();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("You’re offline. We’ll do this when you’re back online.");
  expect(writes(sent)).toEqual([]);
  expect(savedStore().getState().saved.get("b")).toBe(false);
});

it("discards once on a double click (robustness-40)", async () => {
  const flyout = await open();
  const listener = listen(flyout.host);
  await userEvent.dblClick(button("Yes"));
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) removed from My Library");
  expect(writes(sent)).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("discards nothing when its items are invalid (robustness-10)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const flyout = await open([{ id: 7 }], "[role=alert]");
  expect(flyout.host.dataset.state).toBe("empty");
});

it("shows the titles of failed items as text (robustness-7)", async () => {
  const title = "<img src=x onerror=alert(1)>";
  serve({ [DISCARD]: { body: { failed: [{ itemId: "a", code: "odd" }] } } });
  const flyout = await open([{ id: "a", title }, ITEMS[1]]);
  await userEvent.click(button("Yes"));
  await expect
    .poll(() => flyout.panel.querySelector("[role=alert] li")?.textContent)
    .toBe(`${title}: couldn’t be removed`);
  expect(flyout.panel.querySelector("img")).toBeNull();
});
