import { newPage } from "@quire/conformance/new-page";
import { OPEN_OVERLAY } from "@quire/core";
import { undoStore } from "@quire/services/outbox";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/save-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { inForcedColors, systemColor } from "@quire/conformance/forced-colors";
import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { storedWrites } from "@quire/conformance/outbox";
import { ITEM, LIBRARY, savedIn } from "../../test/library-answers.js";
import { alertIn, box, button, confirmed, openPanel, startPage, writes } from "../../test/library-page.js";

const TITLE_RULE =
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.";
const FAILED = "There was an error while processing your request, please try again later.";
const ITEM_JSON = JSON.stringify(ITEM);

let sent: Sent[];
const serve = (answers: Answers) => startPage({ ...LIBRARY, ...answers }, sent);
const open = (attributes: Record<string, string> = { item: ITEM_JSON }) =>
  openPanel("save-flyout", attributes, "form");
const title = () => page.getByRole("textbox", { name: "Folder title" });
const newFolder = async (name: string) => {
  await userEvent.click(button("Create a new folder"));
  await userEvent.fill(title(), name);
};

/** Holds back the response to a save. @returns a function that releases it */
function held(): () => void {
  let release = () => {};
  const answered = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json(ITEM));
  });
  serve({ "POST /api/user/saves": () => answered });
  return release;
}

beforeEach(() => {
  undoStore().setState({ offer: undefined });
  sent = [];
  serve({});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("lists the folders, with My Library checked and disabled (content-2.26)", async () => {
  await open();
  await expect.element(box("My Library")).toBeChecked();
  await expect.element(box("My Library")).toBeDisabled();
  const names = page.getByRole("checkbox").elements();
  expect(names).toHaveLength(4);
  await expect.element(box("Board papers")).not.toBeChecked();
});

it("does not offer read-only folders (content-6.9)", async () => {
  const { panel } = await open();
  expect(panel.textContent).not.toContain("Chosen by the editors");
});

it("shows the item's read-only folder as disabled (content-6.9)", async () => {
  serve(savedIn("2"));
  await open();
  await expect.element(box("Chosen by the editors (read-only)")).toBeChecked();
  await expect.element(box("Chosen by the editors (read-only)")).toBeDisabled();
});

it("shows a gift icon for the folder with slug 'hbrgift' (content-3.8)", async () => {
  const { panel } = await open();
  const icons = panel.querySelectorAll('svg[role="img"]');
  expect(icons).toHaveLength(1);
  expect(icons[0]?.closest("li")?.textContent).toBe("Gifts to colleagues");
});

it("saves to My Library and the checked folders by keyboard, and shows 'Saved!' (content-8.4)", async () => {
  const flyout = await open();
  const saved = vi.fn();
  flyout.host.addEventListener("quire-saved", (event) => saved((event as CustomEvent).detail));
  await expect.poll(() => flyout.host.shadowRoot?.activeElement).toBe(box("Board papers").element());
  await userEvent.keyboard(" {Tab}{Tab} ");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  expect(writes(sent)).toEqual([
    ["POST /api/user/saves", expect.objectContaining({ ...ITEM, listIds: [] })],
    ["POST /api/user/lists/bulk-update", { itemId: "7", listIds: ["1", "4"] }],
  ]);
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    item: expect.objectContaining(ITEM),
    folders: [expect.objectContaining({ id: "1" }), expect.objectContaining({ id: "4" })],
  });
});

it("closes 2 s after its confirmation, and returns focus to its trigger (content-4.2)", async () => {
  const flyout = await open();
  holdTime();
  await userEvent.click(button("Save"));
  await appears(() => confirmed(flyout) === "Saved!");
  await expectAfter(2_000, () => !flyout.panel.open);
  expect(document.activeElement).toBe(flyout.trigger);
});

it("creates a new folder and saves into it in one step (content-2.27)", async () => {
  const flyout = await open();
  await newFolder("Innovation");
  await userEvent.fill(page.getByRole("textbox", { name: "Description (optional)" }), "For May");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  expect(writes(sent)).toEqual([
    ["POST /api/user/lists", { name: "Innovation", description: "For May" }],
    ["POST /api/user/saves", expect.objectContaining(ITEM)],
    ["POST /api/user/lists/bulk-update", { itemId: "7", listIds: ["9"] }],
  ]);
});

it("keeps text that is typed while a folder is created for the next folder", async () => {
  const release = held();
  const flyout = await open();
  await newFolder("Innovation");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => writes(sent).length).toBeGreaterThan(1);
  await userEvent.fill(title(), "InnovationPricing");
  release();
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  await userEvent.keyboard("{Escape}");
  flyout.host.toggleAttribute("open", true);
  await expect.element(title()).toHaveValue("Pricing");
});

it.each([["a".repeat(31)], ["Q&A"], ["Café"], ["   "]])(
  "refuses the folder title '%s', and disables Save (content-5.1, content-5.2, content-5.10)",
  async (name) => {
    const { panel } = await open();
    await newFolder(name);
    await userEvent.tab();
    await expect.poll(() => panel.querySelector(".quire-error")?.textContent).toBe(TITLE_RULE);
    expect(panel.querySelector(".quire-error")?.role).toBe("alert");
    await expect.element(button("Save")).toBeDisabled();
    await userEvent.fill(title(), "Fine");
    await expect.element(button("Save")).toBeEnabled();
    expect(panel.querySelector(".quire-error")).toBeNull();
  },
);

it("refuses an existing title, compared without case and spaces (content-5.3)", async () => {
  const { panel } = await open();
  await newFolder("board PAPERS ");
  await userEvent.tab();
  await expect
    .poll(() => panel.querySelector(".quire-error")?.textContent)
    .toBe("A folder with this title already exists.");
  await expect.element(button("Save")).toBeDisabled();
});

it("shows 'Folder {name} already exists' at the title on 409 (content-8.1)", async () => {
  serve({ "POST /api/user/lists": { status: 409, body: { errors: [{ code: "taken" }] } } });
  const { panel, host } = await open();
  await newFolder("Innovation");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => panel.querySelector(".quire-error")?.textContent)
    .toBe("Folder Innovation already exists");
  expect(host.shadowRoot?.activeElement).toBe(title().element());
  expect(writes(sent)).toHaveLength(1);
});

it("closes 5 s after another failure with 'Save operation failed!', and keeps input (content-8.2)", async () => {
  serve({ "POST /api/user/lists": { status: 500 } });
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await newFolder("Innovation");
  holdTime();
  await userEvent.keyboard("{Enter}");
  await appears(() => alertIn(flyout) === FAILED);
  await expectAfter(5_000, () => confirmed(flyout) === "Save operation failed!");
  await expectAfter(2_000, () => !flyout.panel.open);
  vi.useRealTimers();
  flyout.host.toggleAttribute("open", true);
  await expect.element(title()).toHaveValue("Innovation");
  await expect.element(box("Teaching")).toBeChecked();
  expect(alertIn(flyout)).toBe("");
});

it("stays open and shows that the library is full (beyond-195)", async () => {
  serve({ "POST /api/user/saves": { status: 422, body: { errors: [{ code: "too-many" }] } } });
  const flyout = await open();
  holdTime();
  await userEvent.click(button("Save"));
  await appears(() => alertIn(flyout) === "My Library is full. Remove something and try again.");
  vi.advanceTimersByTime(60_000);
  expect(flyout.panel.open).toBe(true);
});

it("pauses the 5 s while the pointer is over it (content-9.7)", async () => {
  serve({ "POST /api/user/saves": { status: 500 } });
  const flyout = await open();
  holdTime();
  await userEvent.click(button("Save"));
  await appears(() => alertIn(flyout) === FAILED);
  flyout.panel.dispatchEvent(new PointerEvent("pointermove"));
  vi.advanceTimersByTime(60_000);
  expect(confirmed(flyout)).toBe("");
  flyout.panel.dispatchEvent(new PointerEvent("pointerleave"));
  await expectAfter(5_000, () => confirmed(flyout) === "Save operation failed!");
});

it("shows the finished steps when the last one fails, and retries only that (beyond-12)", async () => {
  const bulk = "POST /api/user/lists/bulk-update";
  serve({ [bulk]: { status: 500 } });
  const flyout = await open();
  await newFolder("Innovation");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => alertIn(flyout))
    .toBe(
      "The folder “Innovation” was created. “What Is Strategy?” was saved to My Library. It couldn’t be added to the folders you chose. Try again",
    );
  await expect.element(box("Innovation")).toBeChecked();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  sent.length = 0;
  vi.stubGlobal("fetch", answer({ ...LIBRARY, ...savedIn() }, sent));
  await userEvent.click(button("Try again"));
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  expect(writes(sent)).toContainEqual([bulk, { itemId: "7", listIds: ["9"] }]);
  expect(writes(sent).map(([call]) => call)).not.toContain("POST /api/user/lists");
});

it("names the folders that failed", async () => {
  const failed = [{ itemId: "7", listId: "4", code: "no-list", message: "" }];
  serve({ "/api/user/lists/bulk-update": { body: { failed } } });
  const flyout = await open();
  await userEvent.click(box("Board papers"));
  await userEvent.click(box("Teaching"));
  await userEvent.click(button("Save"));
  await expect.poll(() => alertIn(flyout)).toBe("Couldn’t update these folders: Teaching. Try again");
});

it("offers Undo once the flyout is closed, also for the new folder (beyond-14)", async () => {
  serve({ "DELETE /api/user/saves": {}, "DELETE /api/user/lists": { status: 204 } });
  const flyout = await open();
  await newFolder("Innovation");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  sent.length = 0;
  expect(undoStore().getState().offer).toBeUndefined();
  await userEvent.keyboard("{Escape}");
  const { offer } = undoStore().getState();
  expect(offer?.message).toBe("Saved!");
  await offer?.undo();
  expect(writes(sent).map(([call]) => call)).toEqual(["DELETE /api/user/saves", "DELETE /api/user/lists"]);
});

it("waits and shows a message while offline (beyond-13)", async () => {
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("You’re offline. We’ll do this when you’re back online.");
  expect(writes(sent)).toEqual([]);
  expect(storedWrites()).toMatchObject([{ action: "file", data: { ids: ["7"], add: ["4"] } }]);
});

it("shows an error with a retry when the folders fail to load", async () => {
  serve({ "GET /api/user/lists": { body: "<html>" } });
  const flyout = await open();
  await expect.poll(() => flyout.host.dataset.state).toBe("error");
  expect(alertIn(flyout)).toBe("Couldn’t load your folders. Try again");
  vi.stubGlobal("fetch", answer(LIBRARY, sent));
  await userEvent.click(button("Try again"));
  await expect.element(box("Teaching")).toBeVisible();
  expect(flyout.host.dataset.state).toBe("ready");
});

it("saves once on repeated clicks (robustness-40)", async () => {
  const release = held();
  const flyout = await open();
  const press = () =>
    button("Save")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  press();
  press();
  await expect.element(button("Save")).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => writes(sent)).not.toHaveLength(0);
  press();
  release();
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  expect(writes(sent)).toHaveLength(1);
});

it("announces nothing when it is removed during a save (robustness-23)", async () => {
  const release = held();
  const { host } = await open();
  await userEvent.click(button("Save"));
  await expect.poll(() => writes(sent)).not.toHaveLength(0);
  host.remove();
  release();
  await rendered();
  const live = document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector("[role=status]");
  expect(live?.textContent ?? "").toBe("");
});

it("shows titles and folders as text (robustness-7)", async () => {
  const hostile = "<img src=x onerror=document.title='bad'>";
  serve({ "GET /api/user/lists": { body: { lists: [{ id: "1", name: hostile }] } } });
  const { panel } = await open({ item: JSON.stringify({ id: "7", title: hostile }) });
  await expect.element(box(hostile)).toBeVisible();
  expect(panel.querySelector(".quire-subject")?.textContent).toBe(hostile);
  expect(panel.querySelector("img")).toBeNull();
});

it("takes the item from separate attributes", async () => {
  const flyout = await open({ "item-id": "7", "item-title": "What Is Strategy?", "item-authors": "A, B" });
  await userEvent.click(button("Save"));
  await expect.poll(() => confirmed(flyout)).toBe("Saved!");
  expect(writes(sent)[0]?.[1]).toMatchObject({ id: "7", title: ITEM.title, authors: ["A", "B"] });
});

it.each([["{oops"], ['{"id":""}'], ["[]"]])("saves nothing for the item %s (robustness-10)", async (item) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const flyout = await openPanel("save-flyout", { item }, "[role=alert]");
  expect(alertIn(flyout)).toBe("Nothing to put in a folder.");
  expect(flyout.host.dataset.state).toBe("empty");
});

it("reports a trigger without an item to the developer", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {});
  newPage(); // An earlier test has reported the same error, and a page reports it only once.
  serve({});
  const flyout = await openPanel("save-flyout", {}, "[role=alert]");
  expect(alertIn(flyout)).toBe("Nothing to put in a folder.");
  expect(reports.mock.calls).toEqual([
    [
      expect.stringMatching(/^\[quire\] trigger\/incomplete: .* At "id": .* Write data-item-id="10042"/),
      expect.stringContaining("errors#trigger/incomplete"),
    ],
  ]);
});

it("keeps choices after Escape, and clears them by the close button", async () => {
  const flyout = await open();
  await userEvent.click(box("Teaching"));
  await userEvent.keyboard("{Escape}");
  flyout.host.toggleAttribute("open", true);
  await expect.element(box("Teaching")).toBeChecked();
  await userEvent.click(button("Close"));
  flyout.host.toggleAttribute("open", true);
  await expect.element(box("Teaching")).not.toBeChecked();
});

it("asks a guest to sign in or register (content-6.5)", async () => {
  serve({ "/api/user/profile": { status: 401 } });
  const { panel } = await openPanel("save-flyout", { item: ITEM_JSON }, "a");
  expect(panel.querySelector(".quire-text")?.textContent).toBe(
    "To access this feature, please SIGN IN or REGISTER.",
  );
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener(OPEN_OVERLAY, stay, { once: true });
  await userEvent.click(page.getByRole("link", { name: "Sign in" }));
  expect(JSON.parse(sessionStorage.getItem("quire:intent") ?? "")).toMatchObject({
    action: "open",
    data: { name: "save-flyout", attributes: { item: ITEM_JSON } },
  });
});

it("shows the first folder and Save in a low window without scrolling the page", async () => {
  await page.viewport(900, 400);
  const { panel } = await open();
  const first = box("Board papers").element();
  await expect
    .poll(() => panel.parentNode instanceof ShadowRoot && panel.parentNode.activeElement)
    .toBe(first);
  const header = panel.querySelector('[part="header"]')?.getBoundingClientRect().bottom ?? 0;
  const save = button("Save").element().getBoundingClientRect();
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(header);
  expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.top);
  expect(save.bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
  expect(scrollY).toBe(0);
});

it("fades content below Save in a low window until its end", async () => {
  await page.viewport(900, 400);
  const { panel } = await open();
  const foot = panel.querySelector(".quire-foot");
  const fade = () => foot && getComputedStyle(foot, "::before").opacity;
  await expect.poll(fade).toBe("1");
  panel.scrollTop = panel.scrollHeight;
  await expect.poll(fade).toBe("0");
});

it("draws the gift icon in the text colour with forced colours", async () => {
  const { panel } = await open();
  await inForcedColors(() => {
    const icon = panel.querySelector('svg[role="img"]');
    expect(icon && getComputedStyle(icon).stroke).toBe(systemColor("CanvasText"));
  });
});

it("takes no height for a legend that only screen readers announce (beyond-222)", async () => {
  const { host } = await open();
  const root = host.shadowRoot ?? host;
  const getHeight = (selector: string) =>
    root.querySelector<HTMLElement>(selector)?.getBoundingClientRect().height ?? Number.NaN;
  expect(root.querySelector(".quire-folders > legend")?.textContent).toBe("Folders");
  expect(getHeight(".quire-folders > legend")).toBe(1);
  expect(getHeight(".quire-folders")).toBeCloseTo(getHeight(".quire-folders > ul"), 0);
});
