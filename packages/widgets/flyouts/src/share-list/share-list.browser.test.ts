import { newPage } from "@quire/conformance/new-page";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/share-list-flyout.js";
import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { confirmation, openFlyout } from "../../test/open-flyout.js";

const LIST = "/api/user/list/url/7";
const ADDRESS = `${location.origin}/my-library/library/board-papers`;
const folder = { "list-id": "7", name: "Board papers" };

let sent: Sent[];

const serve = (answers: Answers) =>
  vi.stubGlobal(
    "fetch",
    // Without a short address, the flyout shows the folder's own.
    answer(
      {
        "/api/user/profile": { body: { id: "7" } },
        "/api/user/share": {},
        "/api/integration/url/shorten": { status: 400 },
        ...answers,
      },
      sent,
    ),
  );
const open = (inside = "[role=tab]") => openFlyout("share-list-flyout", inside, folder);
const asked = (path = LIST) => sent.filter((one) => one.path === path);
const link = () => page.getByRole("textbox", { name: "Link" });
const alert = () => page.getByRole("alert");

beforeEach(() => {
  sent = [];
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  serve({ [LIST]: { body: { listurl: "/my-library/library/board-papers" } } });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("shares the address of GET {api}user/list/url/{x} under the folder's name (content-7.15)", async () => {
  const { dialog } = await open();
  await expect.element(link()).toHaveValue(ADDRESS);
  expect(dialog.querySelector("[part=title]")?.textContent).toBe("Share Board papers");
});

it("has the networks and the e-mail of sharing, with the same confirmation (content-2.32)", async () => {
  const opened = await open();
  const names = page.getByRole("tab").elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(["Facebook", "X", "LinkedIn", "Email"]);
  await userEvent.click(page.getByRole("tab", { name: "Email" }));
  await userEvent.fill(page.getByRole("textbox", { name: "To" }), "ada@quire.test");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => confirmation(opened)).toBe("Shared via email");
  expect(JSON.parse(asked("/api/user/share")[0]?.body ?? "")).toMatchObject({ url: ADDRESS });
});

it("requests the address once, when it opens", async () => {
  const { host } = await open();
  host.toggleAttribute("open", false);
  host.toggleAttribute("open", true);
  await expect.element(link()).toHaveValue(ADDRESS);
  expect(asked()).toHaveLength(1);
});

it("shows its busy line until the address arrives", async () => {
  serve({ [LIST]: "never" });
  const { host, dialog } = await open("[part=busy]:not([hidden])");
  await expect.poll(() => host.dataset.state).toBe("loading");
  expect(dialog.querySelector("[role=tab]")).toBeNull();
});

it.each<[string, Answers[string]]>([
  ["a refusal", { status: 404 }],
  ["a page", { body: "<h1>x</h1>" }],
  ["another shape", { body: { listurl: 7 } }],
  ["an unsafe address", { body: { listurl: "javascript:alert(1)" } }],
])("shows an error with a retry for %s (robustness-8, robustness-20)", async (_, reply) => {
  serve({ [LIST]: reply });
  const { host } = await open("[role=alert]");
  await expect.poll(() => alert().element().textContent).toMatch(/^Couldn’t load the folder’s link\./);
  expect(host.dataset.state).toBe("error");
  serve({ [LIST]: { body: { listurl: ADDRESS } } });
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(link()).toHaveValue(ADDRESS);
  await expect.poll(() => host.dataset.state).toBe("ready");
});

it("ignores the response for an earlier folder (robustness-22)", async () => {
  serve({ [LIST]: "never", "/api/user/list/url/8": { body: { listurl: `${ADDRESS}-8` } } });
  const { host } = await open("[part=busy]");
  host.setAttribute("list-id", "8");
  await expect.element(link()).toHaveValue(`${ADDRESS}-8`);
});

it("aborts its request silently when it is removed (robustness-23)", async () => {
  let given: AbortSignal | undefined;
  vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.url.endsWith(LIST)) given = request.signal;
    return new Promise(() => {});
  });
  const { host } = await open("[part=busy]");
  await expect.poll(() => given).toBeDefined();
  vi.mocked(console.error).mockClear(); // Late messages of an earlier test are cleared here.
  host.remove();
  // The timeout is shorter than the call's own.
  await expect.poll(() => given?.aborted, { timeout: 3_000 }).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

it("shows markup in a folder's name literally (robustness-7)", async () => {
  const { dialog } = await openFlyout("share-list-flyout", "[role=tab]", { ...folder, name: "<img src=x>" });
  expect(dialog.querySelector("[part=title]")?.textContent).toBe("Share <img src=x>");
  expect(dialog.querySelector("img")).toBeNull();
});

it("shows that there is no link, and sends no request, without a folder", async () => {
  configure({});
  await openFlyout("share-list-flyout", "[role=alert]");
  expect(sent.filter(({ path }) => path.includes("/list/"))).toEqual([]);
});
