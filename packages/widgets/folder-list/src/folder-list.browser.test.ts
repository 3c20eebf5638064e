import { newPage } from "@quire/conformance/new-page";
import { createFolder, foldersStore, selectedFolderStore, selectFolder } from "@quire/services/library";
import { undoStore } from "@quire/services/outbox";
import { loadSession, newReader } from "@quire/services/session";
import {
  createFakeBackend,
  type FakeBackend,
  type FakeBackendOptions,
  type Fault,
  type FolderOptions,
} from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "./define.js";

const RULE =
  "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.";
const FAILED = "There was an error while processing your request, please try again later.";
const GIFTS = { id: "id-gifts", name: "Article gifts", slug: "hbrgift", readOnly: true };
const STRATEGY = { id: "id-strategy", name: "Strategy" };
const ECONOMICS = { id: "id-economics", name: "Economics" };
const GUEST: FakeBackendOptions = {};

const before = location.href;
let backend: FakeBackend;

beforeEach(async () => {
  await page.viewport(1000, 700);
  history.replaceState(null, "", "/my-library");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", before);
});

/** Returns options for a user with these folders. */
const having = (...folders: (FolderOptions | string)[]): FakeBackendOptions => ({ user: {}, folders });

async function opened(
  options: FakeBackendOptions,
  html = "<quire-folder-list></quire-folder-list>",
): Promise<HTMLElement> {
  dispatchEvent(new Event("pagehide")); // This closes the channels of the previous page.
  newPage();
  localStorage.clear();
  backend = createFakeBackend(options);
  vi.stubGlobal("fetch", backend.fetch);
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>("quire-folder-list");
  if (!host) throw new Error("The test's markup has no folder list.");
  await expect.poll(() => host.dataset.state).not.toBe("loading");
  return host;
}

const all = (host: HTMLElement, selector: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
const words = (host: HTMLElement, selector: string) => all(host, selector).map((one) => one.textContent);
const titles = (host: HTMLElement) => words(host, '[part="name"]');
const current = (host: HTMLElement) => words(host, '[aria-current="page"]')[0];
const focused = (host: HTMLElement) => host.shadowRoot?.activeElement;
const editing = (host: HTMLElement) => all(host, '[part="folders"]')[0]?.dataset.editing;
const alert = (host: HTMLElement) => words(host, '[role="alert"]:not(:empty)')[0];
/** Makes every such call fail. @returns a function that removes the fault */
const fault = (more: Fault) => backend.fault({ times: Infinity, ...more });
const writes = () => backend.requests().filter(({ method }) => method !== "GET" && method !== "HEAD");
const announced = (role = "status") =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role="${role}"]`)?.textContent;

async function press(host: HTMLElement, selector: string): Promise<void> {
  await expect.poll(() => all(host, selector)[0]).toBeDefined();
  all(host, selector)[0]?.click();
}

const choose = (host: HTMLElement, { id }: { readonly id: string }) => press(host, `[data-folder="${id}"]`);

async function fill(host: HTMLElement, name: string, value: string): Promise<void> {
  await expect.poll(() => all(host, `[name="${name}"]`)[0]).toBeDefined();
  const [field] = all(host, `[name="${name}"]`);
  if (field) await userEvent.fill(field, value);
}

async function make(host: HTMLElement, name: string, description = ""): Promise<void> {
  await press(host, '[part="create"]');
  await fill(host, "name", name);
  if (description) await fill(host, "description", description);
  await userEvent.keyboard("{Enter}");
}

async function rename(host: HTMLElement, name: string): Promise<void> {
  await press(host, '[part="edit"]');
  await fill(host, "name", name);
  all(host, '[type="submit"]')[0]?.click();
}

async function remove(host: HTMLElement): Promise<void> {
  await press(host, '[part="delete"]');
  await press(host, '[part="confirm"]');
}

describe("the list", () => {
  it("has All first, then the folders by name, as links to their pages (content-2.5)", async () => {
    // The server may send the folders in any order.
    const unsorted = [STRATEGY, { ...ECONOMICS, name: "economics" }, GIFTS].map((one) => ({
      slug: one.name.toLowerCase(),
      ...one,
    }));
    const host = await opened({
      user: {},
      faults: [{ call: "folders", body: { lists: unsorted }, times: Infinity }],
    });
    expect(titles(host)).toEqual(["My Library", "Article gifts", "economics", "Strategy"]);
    expect(all(host, '[part="link"]').map((link) => link.getAttribute("href"))).toEqual([
      "/my-library",
      "/my-library/library/hbrgift",
      "/my-library/library/economics",
      "/my-library/library/strategy",
    ]);
    expect(host.dataset.state).toBe("ready");
  });

  it("marks the folder of the address's slug as active, otherwise All (content-2.5)", async () => {
    history.replaceState(null, "", "/my-library/library/strategy");
    const host = await opened(having("Strategy", "Economics"));
    expect(current(host)).toBe("Strategy");
    history.replaceState(null, "", "/my-library/library/gone");
    expect(current(await opened(having("Strategy")))).toBe("My Library");
  });

  it("shows the number of items next to a folder's name, and includes it in the description", async () => {
    const host = await opened({
      ...having(STRATEGY, ECONOMICS),
      saves: Array.from({ length: 1_200 }, (_, index) => ({ id: `${index}`, folders: ["Strategy"] })),
    });
    expect(words(host, '[part="count"]')).toEqual(["1,200", "0", "1,200"]);
    const strategy = page.getByRole("link", { name: "Strategy", exact: true });
    await expect.element(strategy).toHaveAccessibleDescription("1,200 items");
  });

  it("selects on this page on a click: store, address and event; other mouse buttons do not", async () => {
    const host = await opened(having(STRATEGY, ECONOMICS));
    const events: unknown[] = [];
    host.addEventListener("quire-folder-selected", (event) => events.push((event as CustomEvent).detail));
    await choose(host, STRATEGY);
    await expect.poll(() => current(host)).toBe("Strategy");
    expect(location.pathname).toBe("/my-library/library/strategy");
    expect(selectedFolderStore().getState().slug).toBe("strategy");
    await expect.poll(() => events).toEqual([{ id: STRATEGY.id, name: "Strategy", slug: "strategy" }]);
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    all(host, '[part="link"]')[0]?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    );
    expect(selectedFolderStore().getState().slug).toBe("strategy");
  });

  it("follows the links with `navigates`", async () => {
    const host = await opened(having(STRATEGY), "<quire-folder-list navigates></quire-folder-list>");
    let isLeft = false;
    document.addEventListener(
      "click",
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await choose(host, STRATEGY);
    expect([isLeft, selectedFolderStore().getState().slug]).toEqual([true, "all"]);
  });

  it("shows a gift icon only for the slug 'hbrgift' (content-3.8)", async () => {
    const host = await opened(having(GIFTS, "Strategy"));
    expect(all(host, '[part="gift"]').map((icon) => icon.parentElement?.textContent)).toEqual([
      "Article gifts",
    ]);
  });

  it("offers no editing or deleting of All and read-only folders, but sharing of read-only ones (content-6.9)", async () => {
    const host = await opened(having(GIFTS));
    expect(all(host, '[part="edit"], [part="delete"], [part="share"]')).toEqual([]);
    await choose(host, GIFTS);
    await expect.poll(() => all(host, '[part="share"]')).not.toHaveLength(0);
    expect(all(host, '[part="share"]')).toHaveLength(1);
    expect(all(host, '[part="edit"], [part="delete"]')).toEqual([]);
  });

  it("has a link to share-list-flyout for each folder", async () => {
    const host = await opened(having(STRATEGY));
    await choose(host, STRATEGY);
    await expect
      .poll(() => all(host, '[part="share"]')[0]?.dataset)
      .toMatchObject({
        quireOpen: "share-list-flyout",
        listId: STRATEGY.id,
        name: "Strategy",
      });
    expect(all(host, '[part="share"]')[0]?.getAttribute("href")).toBe("/my-library/library/strategy");
  });

  it("shows folders that are created elsewhere on the page", async () => {
    const host = await opened(having(STRATEGY));
    await createFolder({ name: "Economics" });
    await expect.poll(() => titles(host)).toEqual(["My Library", "Economics", "Strategy"]);
  });

  it("shows markup in titles and descriptions literally (robustness-7)", async () => {
    const bad = "<img src=x onerror=alert(1)>";
    const host = await opened(having({ name: bad, slug: "bad", description: bad }));
    selectFolder("bad");
    await expect.poll(() => words(host, '[part="description"]')).toEqual([bad]);
    expect(titles(host)).toEqual(["My Library", bad]);
    expect(all(host, "img")).toEqual([]);
  });

  it("keeps the link of an invalid slug within the library's path (robustness-8)", async () => {
    const host = await opened(
      having({ name: "A", slug: "../../x?y#z" }, { name: "B", slug: "javascript:alert(1)" }),
    );
    expect(all(host, '[part="link"]').map((link) => link.getAttribute("href"))).toEqual([
      "/my-library",
      "/my-library/library/..%2F..%2Fx%3Fy%23z",
      "/my-library/library/javascript%3Aalert(1)",
    ]);
  });

  it("has a search by title when there are many folders", async () => {
    const host = await opened(having(...Array.from({ length: 200 }, (_, index) => `Folder ${index}`)));
    expect(titles(host)).toHaveLength(201);
    const [field] = all(host, '[type="search"]');
    if (field) await userEvent.fill(field, "folder 19");
    await expect.poll(() => words(host, '[part="found"]')).toEqual(["11 folders"]);
    expect(titles(host)).toHaveLength(12);
  });
});

describe("loading", () => {
  it("asks a guest to sign in, and sends no other request", async () => {
    const host = await opened(GUEST);
    expect(host.dataset.state).toBe("empty");
    expect(words(host, '[part="note"]')).toEqual(["Sign in to see your folders."]);
    expect(all(host, '[part="note"] a')[0]?.getAttribute("href")).toMatch(/^\/sign-in\?return=%2Fmy-library/);
    expect(all(host, '[part="create"]')).toEqual([]);
    expect(backend.requests().filter(({ path }) => path !== "/api/user/profile")).toEqual([]);
  });

  it("shows a welcome and a way to the first folder when there are none", async () => {
    const host = await opened(having());
    expect(host.dataset.state).toBe("empty");
    expect(words(host, '[part="note"]')).toEqual(["Group what you save in folders. Create your first one."]);
    expect(all(host, '[part="create"]')).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ["an error", { status: 404, body: {} }],
    ["HTML", { body: "<p>Hello", headers: { "content-type": "text/html" } }],
    ["nothing", { status: 204 }],
    ["another shape", { body: { lists: "none" } }],
  ])("shows one error with a retry for %s instead of folders (robustness-20)", async (_, bad) => {
    const host = await opened({ ...having(STRATEGY), faults: [{ call: "folders", times: 1, ...bad }] });
    expect(host.dataset.state).toBe("error");
    expect(alert(host)).toContain("Couldn’t load your folders. Please try again.");
    await press(host, '[part="retry"]');
    await expect.poll(() => titles(host)).toEqual(["My Library", "Strategy"]);
    expect(host.dataset.state).toBe("ready");
  });

  it("shows that it is offline, and loads when the connection is back", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const options = having(STRATEGY);
    const host = await opened({ ...options, faults: [{ call: "folders", cut: true, times: Infinity }] });
    await expect.poll(() => host.dataset.state).toBe("offline");
    expect(alert(host)).toContain("You’re offline.");
    online.mockReturnValue(true);
    backend.reset(options);
    // The view listens once its message is painted.
    await expect
      .poll(() => {
        dispatchEvent(new Event("online"));
        return host.dataset.state;
      })
      .toBe("ready");
  });

  it("hides the folders from another user (robustness-39)", async () => {
    const host = await opened(having(STRATEGY));
    backend.reset({ user: { id: "2" }, folders: ["Second"] });
    newReader();
    await loadSession();
    await expect.poll(() => titles(host)).toEqual(["My Library", "Second"]);
  });
});

describe("a new folder", () => {
  it("opens once on a double click and keeps the focus in its field (beyond-112)", async () => {
    const host = await opened(having(STRATEGY));
    await expect.poll(() => all(host, '[part="create"]')[0]).toBeDefined();
    const [create] = all(host, '[part="create"]');
    if (create) await userEvent.dblClick(create);
    expect(focused(host)?.getAttribute("name")).toBe("name");
    await userEvent.keyboard("Pricing");
    expect(Reflect.get(all(host, '[name="name"]')[0] ?? {}, "value")).toBe("Pricing");
  });

  it("has a title and a description, and is selected and focused after saving (new) (content-4.3)", async () => {
    const host = await opened(having(STRATEGY));
    await press(host, '[part="create"]');
    await expect.poll(() => editing(host)).toBe("new");
    expect(focused(host)?.getAttribute("name")).toBe("name");
    await fill(host, "name", "Innovation 2026");
    await fill(host, "description", "What is new");
    all(host, '[type="submit"]')[0]?.click();
    await expect.poll(() => current(host)).toBe("Innovation 2026");
    expect(writes()).toMatchObject([{ body: { name: "Innovation 2026", description: "What is new" } }]);
    expect(editing(host)).toBe("none");
    expect(focused(host)?.textContent).toBe("Innovation 2026");
    expect(location.pathname).toBe("/my-library/library/innovation-2026");
    await expect.poll(() => announced()).toBe("The folder “Innovation 2026” was created.");
  });

  it.each(["", "   ", "a".repeat(31), "R&D", "Économie"])(
    "refuses the title %j with the specification's message, and sends nothing (content-5.1)",
    async (name) => {
      const host = await opened(having());
      await make(host, name);
      await expect.poll(() => alert(host)).toBe(RULE);
      expect(all(host, '[name="name"]')[0]?.getAttribute("aria-invalid")).toBe("true");
      expect(writes()).toEqual([]);
    },
  );

  it("disables Save while the title is invalid (content-5.2)", async () => {
    const host = await opened(having());
    await press(host, '[part="create"]');
    await fill(host, "name", "R&D");
    await expect.poll(() => all(host, '[type="submit"]')[0]).toHaveProperty("disabled", true);
    await fill(host, "name", "R and D");
    await expect.poll(() => all(host, '[type="submit"]')[0]).toHaveProperty("disabled", false);
  });

  it("shows 'A folder with this title already exists.', compared without case and spaces (content-5.3)", async () => {
    const host = await opened(having("Leading Teams"));
    await make(host, "LEADINGteams ");
    await expect.poll(() => alert(host)).toBe("A folder with this title already exists.");
    expect(writes()).toEqual([]);
  });

  it("shows that the account has reached its number of folders (beyond-195)", async () => {
    const failure = { errors: [{ code: "too-many", message: "Full." }] };
    const host = await opened(having());
    fault({ call: "saveFolder", status: 422, body: failure });
    await make(host, "Strategy");
    await expect.poll(() => alert(host)).toBe("You’ve reached the folder limit. Remove one and try again.");
  });

  it("shows 'Folder {name} already exists' on 409 (content-8.1)", async () => {
    const host = await opened(having());
    fault({ call: "saveFolder", status: 409, body: {} });
    await make(host, "Innovation");
    await expect.poll(() => alert(host)).toBe("Folder Innovation already exists");
    expect(focused(host)?.getAttribute("name")).toBe("name");
  });

  it("shows the message of another failure and keeps the input (content-8.2)", async () => {
    const host = await opened(having());
    fault({ call: "saveFolder", status: 500, body: {} });
    await make(host, "Innovation", "What is new");
    await expect.poll(() => alert(host)).toBe(FAILED);
    expect(all(host, "input").map((field) => Object(field).value)).toEqual(["Innovation", "What is new"]);
  });

  it.each(["new", "changed"])(
    "shows and focuses a message when the session ends on saving (%s)",
    async (what) => {
      const host = await opened(having(STRATEGY));
      fault({ call: "saveFolder", status: 401, body: {} });
      if (what === "new") await make(host, "Pricing");
      else {
        await choose(host, STRATEGY);
        await rename(host, "Pricing");
      }
      await expect
        .poll(() => alert(host))
        .toBe("Your session has ended. Sign in to continue. What you typed is still here.");
      await expect.poll(() => focused(host)?.textContent).toBe(alert(host));
      expect(all(host, '[data-quire-open="auth-modal"]')).toHaveLength(1);
      await loadSession();
      if (what === "new")
        await expect.poll(() => all(host, '[name="name"]')[0]).toHaveProperty("value", "Pricing");
      await expect.poll(() => alert(host)).toBeUndefined();
    },
  );

  it.each([
    ["made", "Pricing", ["My Library", "Pricing", "Strategy"]],
    ["renamed", "Strategy 2027", ["My Library", "Strategy 2027"]],
  ] as const)(
    "keeps what was typed without a connection, and is %s once at a later try (beyond-15)",
    async (what, title, after) => {
      const host = await opened(having(STRATEGY));
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const undo = fault({ call: "saveFolder", cut: true });
      if (what === "made") await make(host, title, "For the offsite");
      else {
        await choose(host, STRATEGY);
        await rename(host, title);
      }
      await expect.poll(() => alert(host)).toBe("You’re offline. Please try again when you’re back online.");
      expect(all(host, '[name="name"]')[0]).toHaveProperty("value", title);
      expect(host.dataset.state).toBe("ready");
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
      undo();
      await userEvent.click(page.getByRole("button", { name: "Save" }));
      await expect.poll(() => titles(host)).toEqual(after);
      // One without a connection, and one with it.
      expect(backend.requests("POST", "/api/user/lists")).toHaveLength(2);
    },
  );

  it("repeats the key when a lost save is sent again, and uses another for another title (robustness-21)", async () => {
    const host = await opened(having());
    fault({ call: "saveFolder", cut: true });
    await make(host, "Innovation");
    await expect.poll(() => alert(host)).toBe(FAILED);
    all(host, '[type="submit"]')[0]?.click();
    await expect.poll(() => writes()).toHaveLength(2);
    await expect.poll(() => alert(host)).toBe(FAILED);
    await fill(host, "name", "Innovations");
    all(host, '[type="submit"]')[0]?.click();
    await expect.poll(() => writes()).toHaveLength(3);
    const [first, second, third] = writes().map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toBeTruthy();
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it("saves once on Enter and clicks (robustness-40)", async () => {
    const host = await opened(having());
    await press(host, '[part="create"]');
    await fill(host, "name", "Innovation");
    const [button] = all(host, '[type="submit"]');
    const [field] = all(host, '[name="name"]');
    field?.closest("form")?.requestSubmit();
    button?.click();
    button?.click();
    await expect.poll(() => current(host)).toBe("Innovation");
    expect(writes()).toHaveLength(1);
  });

  it("keeps text typed during the request for the next folder", async () => {
    const held = Promise.withResolvers<void>();
    const host = await opened(having());
    backend.fault({ call: "saveFolder", until: held.promise });
    await make(host, "Innovation", "What is new");
    await expect.poll(() => writes().length).toBeGreaterThan(0);
    await fill(host, "name", "InnovationPri");
    held.resolve();
    await expect.poll(() => current(host)).toBe("Innovation");
    await userEvent.keyboard("cing");
    expect(all(host, "input").map((one) => Object(one).value)).toEqual(["Pricing", ""]);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => titles(host)).toEqual(["My Library", "Innovation", "Pricing"]);
    await expect.poll(() => editing(host)).toBe("none");
  });

  it("keeps text typed while the new title is being sent", async () => {
    const held = Promise.withResolvers<void>();
    const host = await opened(having(STRATEGY));
    backend.fault({ call: "saveFolder", until: held.promise });
    await choose(host, STRATEGY);
    await rename(host, "Pricing");
    await expect.poll(() => writes().length).toBeGreaterThan(0);
    await fill(host, "name", "Pricing and more");
    held.resolve();
    await expect.poll(() => titles(host)).toEqual(["My Library", "Pricing"]);
    expect(all(host, '[name="name"]')[0]).toHaveProperty("value", "Pricing and more");
  });

  it("closes on Escape and returns the focus to its button", async () => {
    const host = await opened(having());
    await press(host, '[part="create"]');
    await expect.poll(() => focused(host)?.getAttribute("name")).toBe("name");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => focused(host)?.getAttribute("part")).toBe("create");
    expect(editing(host)).toBe("none");
  });
});

describe("the selected folder", () => {
  it("can be renamed in its place, with address and focus following (active) (content-4.4)", async () => {
    const host = await opened(having(STRATEGY));
    await choose(host, STRATEGY);
    const { length } = history;
    await press(host, '[part="edit"]');
    await expect.poll(() => editing(host)).toBe("active");
    expect(focused(host)?.getAttribute("name")).toBe("name");
    await fill(host, "name", "Zoology");
    all(host, '[type="submit"]')[0]?.click();
    await expect.poll(() => current(host)).toBe("Zoology");
    expect(writes()).toMatchObject([{ body: { id: STRATEGY.id, name: "Zoology" } }]);
    expect(focused(host)?.textContent).toBe("Zoology");
    expect([location.pathname, history.length]).toEqual(["/my-library/library/zoology", length]);
  });

  it("may keep its own title", async () => {
    const host = await opened(having(STRATEGY));
    await choose(host, STRATEGY);
    await rename(host, "strategy");
    await expect.poll(() => current(host)).toBe("strategy");
  });

  it.each([
    ["the first message of the errors list", { errors: [{ message: "Too dull." }, { message: "No." }] }],
    ["the message field", { message: "Too dull." }],
  ])("shows %s for a refused rename (content-8.3)", async (_, failure) => {
    const host = await opened(having(STRATEGY));
    fault({ call: "saveFolder", status: 409, body: failure });
    await choose(host, STRATEGY);
    await rename(host, "Dull");
    await expect.poll(() => alert(host)).toBe("Too dull.");
    expect(titles(host)).toEqual(["My Library", "Strategy"]);
  });

  it("ends the current action when another folder is selected", async () => {
    const host = await opened(having(STRATEGY, ECONOMICS));
    await choose(host, STRATEGY);
    await press(host, '[part="edit"]');
    await expect.poll(() => editing(host)).toBe("active");
    await choose(host, ECONOMICS);
    await expect.poll(() => editing(host)).toBe("none");
  });
});

describe("deleting", () => {
  it("asks for confirmation first, and explains what stays (active-delete) (content-4.5)", async () => {
    const host = await opened(having(STRATEGY));
    await choose(host, STRATEGY);
    await press(host, '[part="delete"]');
    await expect.poll(() => editing(host)).toBe("active-delete");
    expect(words(host, '[part="question-text"]')).toEqual([
      "Remove the folder “Strategy”? Its items stay in My Library.",
    ]);
    expect(focused(host)?.getAttribute("part")).toBe("keep");
    await press(host, '[part="keep"]');
    await expect.poll(() => focused(host)?.getAttribute("part")).toBe("delete");
    expect(writes()).toEqual([]);
  });

  it("deletes once, selects All, and offers Undo, which restores the folder's contents", async () => {
    const host = await opened({ ...having(STRATEGY), saves: [{ id: "1001", folders: ["Strategy"] }] });
    await choose(host, STRATEGY);
    await press(host, '[part="delete"]');
    await press(host, '[part="confirm"]');
    all(host, '[part="confirm"]')[0]?.click();
    await expect.poll(() => titles(host)).toEqual(["My Library"]);
    await expect.poll(() => focused(host)?.textContent).toBe("My Library");
    expect([current(host), location.pathname]).toEqual(["My Library", "/my-library"]);
    await expect.poll(() => announced()).toBe("The folder “Strategy” was removed. Press F8 to go to Undo.");
    const { offer } = undoStore().getState();
    expect(offer?.message).toBe("The folder “Strategy” was removed.");
    await offer?.undo();
    await expect.poll(() => current(host)).toBe("Strategy");
    await expect.poll(() => focused(host)?.textContent).toBe("Strategy");
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      "DELETE /api/user/lists",
      "POST /api/user/lists",
      "POST /api/user/lists/bulk-update",
    ]);
    const [folder] = backend.state.user?.folders ?? [];
    expect(backend.state.user?.saves).toMatchObject([{ id: "1001", folderIds: [folder?.id] }]);
    await expect.poll(() => announced()).toBe("The folder “Strategy” is back.");
  });

  it("shows a message when the undo fails", async () => {
    const host = await opened(having(STRATEGY));
    await choose(host, STRATEGY);
    await remove(host);
    fault({ call: "saveFolder", status: 500, body: {} });
    await expect.poll(() => undoStore().getState().offer).toBeDefined();
    await undoStore().getState().offer?.undo();
    await expect.poll(() => announced("alert")).toBe("Couldn’t fully restore the folder “Strategy”.");
    expect(titles(host)).toEqual(["My Library"]);
  });

  it.each([
    ["the general one", 500, FAILED],
    ["that it is read-only", 403, "This folder can’t be changed."],
  ])("shows a message and keeps the folder when it fails: %s", async (_, status, message) => {
    const host = await opened(having(STRATEGY));
    fault({ call: "deleteFolder", status, body: {} });
    await choose(host, STRATEGY);
    await remove(host);
    await expect.poll(() => alert(host)).toBe(message);
    expect(titles(host)).toEqual(["My Library", "Strategy"]);
    expect(foldersStore().getState().folders).toHaveLength(1);
  });

  it("stays silent when it is removed during a request (robustness-23)", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const host = await opened(having(STRATEGY));
    backend.fault({ call: "deleteFolder", until: promise });
    await choose(host, STRATEGY);
    await remove(host);
    await expect.poll(() => writes()).not.toHaveLength(0);
    const failures = vi.fn();
    addEventListener("unhandledrejection", failures, { once: true });
    host.remove();
    resolve();
    await expect.poll(() => foldersStore().getState().folders).toEqual([]);
    expect(failures).not.toHaveBeenCalled();
  });
});

describe("counts", () => {
  const saves = ["1", "2", "3"].map((id) => ({ id, folders: id === "3" ? [] : ["Strategy"] }));
  const counted = { ...having(STRATEGY, ECONOMICS), saves };

  it("show at My Library and at each folder (beyond-322)", async () => {
    const host = await opened(counted);
    expect(words(host, '[part="count"]')).toEqual(["3", "0", "2"]);
    expect(all(host, '[part="link"]')[0]?.getAttribute("aria-description")).toBe("3 items");
  });

  it("stay away when the API sends none (beyond-322)", async () => {
    const lists = [STRATEGY].map((folder) => ({ ...folder, slug: "strategy" }));
    const faults: Fault[] = [{ call: "folders", body: { lists }, times: Infinity }];
    const host = await opened({ ...counted, faults });
    expect(words(host, '[part="name"]')).toEqual(["My Library", "Strategy"]);
    expect(words(host, '[part="count"]')).toEqual([]);
  });
});

describe("on a phone", () => {
  const menu = (host: HTMLElement) => all(host, '[part="select-field"]')[0] as HTMLSelectElement;
  const options = (host: HTMLElement) => Array.from(menu(host).options, ({ text }) => text);
  beforeEach(() => page.viewport(375, 700));

  it("the folders are one menu with their counts (beyond-322)", async () => {
    const host = await opened({
      ...having(STRATEGY, ECONOMICS),
      saves: [{ id: "1", folders: ["Strategy"] }],
    });
    expect(options(host)).toEqual(["My Library (1)", "Economics (0)", "Strategy (1)"]);
    expect(menu(host).labels[0]?.textContent).toBe("Folders");
    expect(all(host, '[part="items"]')).toEqual([]);
  });

  it("the menu selects a folder, and shows its actions (beyond-322)", async () => {
    const host = await opened(having(STRATEGY, GIFTS));
    await userEvent.selectOptions(menu(host), STRATEGY.id);
    await expect.poll(() => words(host, '[part="actions"] > *')).toEqual(["Edit", "Share", "Remove"]);
    expect(location.pathname).toBe("/my-library/library/strategy");
    await userEvent.selectOptions(menu(host), "");
    await expect.poll(() => location.pathname).toBe("/my-library");
    expect(all(host, '[part="actions"]')).toEqual([]);
  });

  it("the menu takes the focus after a folder was removed (beyond-322)", async () => {
    const host = await opened(having(STRATEGY, ECONOMICS));
    await userEvent.selectOptions(menu(host), STRATEGY.id);
    await press(host, '[part="delete"]');
    await press(host, '[part="confirm"]');
    await expect.poll(() => options(host)).toEqual(["My Library (0)", "Economics (0)"]);
    expect(focused(host)).toBe(menu(host));
    expect(menu(host).value).toBe("");
  });

  it("500 folders with long names stay inside the window (beyond-322)", async () => {
    const many = Array.from({ length: 500 }, (_, i) => `${"Long name ".repeat(30)}${i}`);
    const host = await opened(having(...many));
    expect(menu(host).length).toBe(501);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  it("the list comes back when the window becomes wider (beyond-322)", async () => {
    const host = await opened(having(STRATEGY));
    await page.viewport(800, 700);
    await expect.poll(() => titles(host)).toEqual(["My Library", "Strategy"]);
  });
});
