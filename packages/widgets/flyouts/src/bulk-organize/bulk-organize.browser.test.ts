import { toastStore } from "@quire/core";
import { undoStore } from "@quire/services/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/bulk-organize-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { LIBRARY } from "../../test/library-answers.js";
import { alertIn, box, button, confirmed, openPanel, startPage, writes } from "../../test/library-page.js";

const BULK = "POST /api/user/lists/bulk-update";
const ITEMS = [
  { id: "a", title: "Alpha" },
  { id: "b", title: "Beta" },
  { id: "c", title: "Gamma" },
];

let sent: Sent[];
const serve = (answers: Answers) => startPage({ ...LIBRARY, ...answers }, sent);
const open = (items: unknown = ITEMS, inside = "form") =>
  openPanel("bulk-organize-flyout", { items: JSON.stringify(items) }, inside);

/** Content of the folders. Teaching holds one of the items already. */
const CONTENTS: Answers = {
  "/api/user/list/1": { body: { list: { id: "1" }, items: [] } },
  "/api/user/list/4": { body: { list: { id: "4" }, items: [{ id: "a" }] } },
};
const offered = () => undoStore().getState().offer;

beforeEach(() => {
  sent = [];
  undoStore().setState({ offer: undefined });
  serve({});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("adds all items to the chosen folders, and shows '{n} item(s) added to folders' (content-8.8)", async () => {
  const flyout = await open();
  const listener = vi.fn();
  flyout.host.addEventListener("quire-bulk-organized", (event) => listener((event as CustomEvent).detail));
  expect(flyout.panel.querySelector(".quire-subject")?.textContent).toBe("3 items");
  await userEvent.click(box("Board papers"));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) added to folders");
  expect(writes(sent)).toEqual([[BULK, { itemId: ["a", "b", "c"], listIds: ["1", "4"] }]]);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ done: ["a", "b", "c"], failed: [] });
});

it("adds all items to a new folder in one step (content-2.25)", async () => {
  const flyout = await open();
  await userEvent.click(button("Create a new folder"));
  await userEvent.keyboard("Innovation{Enter}");
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) added to folders");
  expect(writes(sent).map(([call]) => call)).toEqual(["POST /api/user/lists", BULK]);
});

it("asks for a folder if none is chosen", async () => {
  const flyout = await open();
  await userEvent.click(button("Save"));
  await expect.poll(() => alertIn(flyout)).toBe("Choose a folder, or create a new one.");
  expect(writes(sent)).toEqual([]);
});

it("shows each failed item by its title, and retries those (beyond-11)", async () => {
  const failed = [
    { itemId: "b", listId: "4", code: "not-saved", message: "" },
    { itemId: "c", listId: "4", code: "odd", message: "<b>x</b>" },
  ];
  serve({ [BULK]: { body: { failed } } });
  const flyout = await open();
  const listener = vi.fn();
  flyout.host.addEventListener("quire-bulk-organized", (event) => listener((event as CustomEvent).detail));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => alertIn(flyout)).toMatch(/^1 item\(s\) added to folders/);
  const items = Array.from(flyout.panel.querySelectorAll("[role=alert] li"), (one) => one.textContent);
  expect(items).toEqual(["Beta: not in My Library", "Gamma: couldn’t be added"]);
  expect(listener.mock.lastCall?.[0]).toEqual({
    done: ["a"],
    failed: [
      { id: "b", title: "Beta", reason: "not in My Library" },
      { id: "c", title: "Gamma", reason: "couldn’t be added" },
    ],
  });
  sent.length = 0;
  vi.stubGlobal("fetch", answer(LIBRARY, sent));
  await userEvent.click(button("Try these again"));
  await expect.poll(() => confirmed(flyout)).toBe("2 item(s) added to folders");
  expect(writes(sent)).toEqual([[BULK, { itemId: ["b", "c"], listIds: ["4"] }]]);
});

it("offers one Undo, which removes only the added items from each folder (beyond-17)", async () => {
  serve(CONTENTS);
  const flyout = await open();
  await userEvent.click(box("Board papers"));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("3 item(s) added to folders");
  await userEvent.keyboard("{Escape}");
  expect(offered()?.message).toBe("3 item(s) added to folders");
  sent.length = 0;
  await offered()?.undo();
  expect(writes(sent)).toEqual([
    [BULK.replace("POST", "DELETE"), { itemId: ["a", "b", "c"], listIds: ["1"] }],
    [BULK.replace("POST", "DELETE"), { itemId: ["b", "c"], listIds: ["4"] }],
  ]);
  expect(toastStore().getState().latest?.message).toBe("Your change was undone.");
});

it("undoes all tries together", async () => {
  const failed = [{ itemId: "c", listId: "4", code: "odd", message: "" }];
  serve({ ...CONTENTS, [BULK]: { body: { failed } } });
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => offered()?.message).toBe("2 item(s) added to folders");
  vi.stubGlobal("fetch", answer({ ...LIBRARY, ...CONTENTS }, sent));
  await userEvent.click(button("Try these again"));
  await expect.poll(() => confirmed(flyout)).toBe("1 item(s) added to folders");
  sent.length = 0;
  await userEvent.keyboard("{Escape}");
  await offered()?.undo();
  expect(writes(sent).map(([, body]) => body)).toEqual([
    { itemId: "c", listIds: ["4"] },
    { itemId: "b", listIds: ["4"] },
  ]);
});

it("shows the failed items and no success message when no item was added", async () => {
  const failed = ITEMS.map(({ id }) => ({ itemId: id, listId: "4", code: "no-list", message: "" }));
  serve({ [BULK]: { body: { failed } } });
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => alertIn(flyout)).toMatch(/^These items couldn’t be added:/);
  expect(alertIn(flyout)).toContain("Alpha: the folder no longer exists");
});

it("reports a created folder to which no item was added (beyond-12)", async () => {
  serve({ [BULK]: { status: 500 } });
  const flyout = await open();
  await userEvent.click(button("Create a new folder"));
  await userEvent.keyboard("Innovation{Enter}");
  await expect
    .poll(() => alertIn(flyout))
    .toBe("The folder “Innovation” was created. The items couldn’t be added to it. Try again");
  await expect.element(box("Innovation")).toBeChecked();
});

it("shows an error when the whole save failed (content-8.2)", async () => {
  serve({ [BULK]: { status: 500 } });
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect
    .poll(() => alertIn(flyout))
    .toBe("There was an error while processing your request, please try again later.");
});

it("shows the progress of long work", async () => {
  const many = Array.from({ length: 450 }, (_, index) => ({ id: `i${index}`, title: `Item ${index}` }));
  let release: (() => void)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, options?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith("bulk-update")) await new Promise<void>((resolve) => release.push(resolve));
    return fetch(input, options);
  });
  const flyout = await open(many);
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  const bar = page.getByRole("progressbar");
  for (const done of [0, 200, 400]) {
    await expect.element(bar).toHaveAccessibleName(`${done} of 450`);
    await expect.poll(() => release.length).toBeGreaterThan(0);
    expect(release).toHaveLength(1);
    release[0]?.();
    release = [];
  }
  await expect.poll(() => confirmed(flyout)).toBe("450 item(s) added to folders");
});

it("waits and shows a message while offline", async () => {
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("You’re offline. We’ll do this when you’re back online.");
  expect(writes(sent)).toEqual([]);
});

it("files nothing when its items are invalid (robustness-10)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const flyout = await open([{ id: 7 }], "[role=alert]");
  expect(flyout.host.dataset.state).toBe("empty");
});
