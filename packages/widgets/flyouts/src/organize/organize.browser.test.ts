import { rendered } from "@quire/conformance/held-time";
import { undoStore } from "@quire/services/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/organize-flyout.js";
import type { Answers, Sent } from "@quire/conformance/answers";
import { FOLDERS, ITEM, savedIn } from "../../test/library-answers.js";
import { alertIn, box, button, confirmed, openPanel, startPage, writes } from "../../test/library-page.js";

const BULK = "/api/user/lists/bulk-update";

let sent: Sent[];
const serve = (answers: Answers) => startPage(answers, sent);
const open = (inside = "form") => openPanel("organize-flyout", { item: JSON.stringify(ITEM) }, inside);

beforeEach(() => {
  sent = [];
  serve(savedIn("1", "3"));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("checks the folders that the item is in (content-2.25, content-7.13)", async () => {
  await open();
  await expect.element(box("Board papers")).toBeChecked();
  await expect.element(box("Gifts to colleagues")).toBeChecked();
  await expect.element(box("Teaching")).not.toBeChecked();
});

it("shows a loading state until the item's folders are known", async () => {
  serve({ ...savedIn(), "/api/user/saves/7/lists": "never" });
  const { host, panel } = await open('[part="busy"]:not([hidden])');
  await expect.poll(() => host.dataset.state).toBe("loading");
  expect(panel.querySelector("form")).toBeNull();
});

it("sends only the changes, and shows 'Folders Updated' (content-8.6)", async () => {
  const flyout = await open();
  const organized = vi.fn();
  flyout.host.addEventListener("quire-organized", (event) => organized((event as CustomEvent).detail));
  await userEvent.click(box("Board papers"));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("Folders Updated");
  expect(writes(sent)).toEqual([
    [`POST ${BULK}`, { itemId: "7", listIds: ["4"] }],
    [`DELETE ${BULK}`, { itemId: "7", listIds: ["1"] }],
  ]);
  expect(organized).toHaveBeenCalledExactlyOnceWith({
    item: expect.objectContaining(ITEM),
    folders: FOLDERS.filter(({ id }) => id === "3" || id === "4"),
  });
});

it("sends nothing without changes", async () => {
  const flyout = await open();
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("Folders Updated");
  expect(writes(sent)).toEqual([]);
});

it("saves an item first if it is no longer saved", async () => {
  serve({ ...savedIn(), "/api/user/saves/7/lists": { body: { saved: false, lists: [] } } });
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("Folders Updated");
  expect(writes(sent).map(([call]) => call)).toEqual(["POST /api/user/saves", `POST ${BULK}`]);
});

it("offers Undo, which restores the folders (beyond-14)", async () => {
  const flyout = await open();
  await userEvent.click(box("Board papers"));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("Folders Updated");
  sent.length = 0;
  await userEvent.keyboard("{Escape}");
  await undoStore().getState().offer?.undo();
  expect(writes(sent)).toEqual([
    [`POST ${BULK}`, { itemId: "7", listIds: ["1"] }],
    [`DELETE ${BULK}`, { itemId: "7", listIds: ["4"] }],
  ]);
});

it("shows that a read-only item cannot be changed (content-6.10)", async () => {
  serve({ ...savedIn("1"), [`DELETE ${BULK}`]: { status: 403 } });
  const flyout = await open();
  await userEvent.click(box("Board papers"));
  await userEvent.click(button("Save"));
  await expect.poll(() => alertIn(flyout)).toBe("This item can’t be changed.");
});

it("shows the later of two items, even if the first response arrives last (robustness-22)", async () => {
  let first = (_: Response) => {};
  serve(savedIn());
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, options?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith("/saves/7/lists")) return new Promise((resolve) => (first = resolve));
    if (url.endsWith("/saves/8/lists")) return Promise.resolve(Response.json({ saved: true, lists: [] }));
    return fetch(input, options);
  });
  const { host, panel } = await open('[part="busy"]');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  host.setAttribute("item", JSON.stringify({ id: "8", title: "Second" }));
  await expect.poll(() => panel.querySelector(".quire-subject")?.textContent).toBe("Second");
  first(Response.json({ saved: true, lists: FOLDERS }));
  await rendered();
  await expect.element(box("Board papers")).not.toBeChecked();
  expect(panel.querySelector(".quire-subject")?.textContent).toBe("Second");
});

it.each([
  ["a page", { body: "<html>" }],
  ["another shape", { body: { saved: "maybe", lists: 7 } }],
  ["404", { status: 404 }],
])("shows one error with a retry for %s instead of the item's folders (robustness-20)", async (_, answer) => {
  serve({ ...savedIn(), "/api/user/saves/7/lists": answer });
  const flyout = await open();
  await expect.poll(() => flyout.host.dataset.state).toBe("error");
  expect(alertIn(flyout)).toBe("Couldn’t load your folders. Try again");
});
