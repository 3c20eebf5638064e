import { newPage } from "@quire/conformance/new-page";
import { setPageConfiguration } from "@quire/core";
import type { Item } from "@quire/testing";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getEntry, issue, openArchive } from "../../test/open-archive.js";
import "../define/issue-contents.js";

let archive: ReturnType<typeof openArchive>;
const { state } = history;
const { href: address } = location;

function place(attributes: Readonly<Record<string, string>> = {}, fallback = ""): HTMLElement {
  const host = document.createElement("quire-issue-contents");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  if (fallback) host.append(Object.assign(document.createElement("p"), { textContent: fallback }));
  document.body.append(host);
  return host;
}
const all = (host: HTMLElement, name: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${name}"]`) ?? []),
];
const part = (host: HTMLElement, name: string) => all(host, name)[0];
/** Fills the archive with these issues. */
const has = (...items: Item[]) => archive.backend.reset({ items });
const comes = (host: HTMLElement, now: string) => expect.poll(() => host.dataset.state).toBe(now);

beforeEach(() => {
  newPage();
  archive = openArchive({ items: [issue("BR2501"), issue("3991")] });
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(state, "", address);
  archive.close();
  vi.restoreAllMocks();
});

it("shows title, summary, image and items with their links (content-3.21)", async () => {
  has(issue("3991", { image: "/art/3991.svg" }));
  const host = place({ code: "3991" });
  await comes(host, "ready");
  await expect
    .element(page.getByRole("heading", { level: 2, name: "January–February 1971: The Early Harbour Issue" }))
    .toBeVisible();
  expect(part(host, "summary")?.textContent).toContain("What was promised");
  expect(part(host, "image")?.getAttribute("src")).toBe("/art/3991.svg");
  expect(all(host, "link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["The Price of a Promise", "/1971/01/item-1"],
    ["A Foreman’s Arithmetic", "/1971/01/item-2"],
    ["Who Signs for the Rain", "/1971/01/item-3"],
  ]);
  await expect.element(page.getByRole("heading", { level: 3, name: "In this issue" })).toBeVisible();
});

it("changes its language with lang, without a second call (beyond-388)", async () => {
  const messages = { "issue-contents.heading": "In dieser Ausgabe" };
  setPageConfiguration({ locales: { de: async () => ({ default: messages }) } });
  const host = place({ code: "BR2501" });
  await comes(host, "ready");
  expect(part(host, "heading")?.textContent).toBe("In this issue");
  const calls = archive.backend.requests().length;
  document.documentElement.lang = "de";
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  await expect.poll(() => part(host, "heading")?.textContent).toBe("In dieser Ausgabe");
  expect(all(host, "link")).toHaveLength(3);
  expect(archive.backend.requests()).toHaveLength(calls);
});

it("keeps the space of a cover that fails to load, without a broken-image mark", async () => {
  has(issue("3991", { image: "/no-picture.png" }));
  const host = place({ code: "3991" });
  await comes(host, "ready");
  await expect.poll(() => part(host, "image")?.style.visibility).toBe("hidden");
});

it.each(["BR2501", "3991"])(
  "shows the issue of the address /archive-toc/%s (content-2.11, content-9.17)",
  async (code) => {
    history.replaceState(state, "", `/archive-toc/${code}`);
    const host = place();
    await comes(host, "ready");
    expect(archive.asked()).toEqual([`issue:${code}`]);
  },
);

it("uses the code attribute before the address, in any case of letters, and follows its changes", async () => {
  history.replaceState(state, "", "/archive-toc/3991");
  const host = place({ code: "br2501" });
  await comes(host, "ready");
  host.setAttribute("code", "3991");
  await expect.poll(archive.asked).toEqual(["issue:BR2501", "issue:3991"]);
  await comes(host, "ready");
});

it("reports an unknown issue and links to the archive", async () => {
  const host = place({ code: "BR9913", "archive-href": "/magazine/archive" }, "The page's own");
  await comes(host, "empty");
  await expect.element(page.getByText(/^We couldn’t find issue BR9913\./)).toBeVisible();
  expect(part(host, "archive")?.getAttribute("href")).toBe("/magazine/archive");
  expect(host.firstElementChild?.checkVisibility()).toBe(false);
});

it("sends no request when the code is invalid", async () => {
  const host = place({ code: "../user/saves" });
  await comes(host, "empty");
  expect(archive.asked()).toEqual([]);
});

it("reports an unknown issue when the feed returns other issues", async () => {
  const entries = [issue("BR2502"), issue("BR2503")].map(getEntry);
  archive.backend.fault({ call: "magazineStream", body: { entries, page: { last: true } } });
  const host = place({ code: "BR2501" });
  await comes(host, "empty");
});

it("shows that the contents are not online yet when an issue has no items", async () => {
  has(issue("3991", { entry: {} }));
  const host = place({ code: "3991" });
  await comes(host, "ready");
  await expect.element(page.getByText("This issue’s contents aren’t online yet.")).toBeVisible();
});

it("shows the page's own markup until the issue has loaded, and after a failure", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  archive.backend.fault({ call: "magazineStream", until: promise, status: 403, body: {} });
  const host = place({ code: "3991" }, "The page's own");
  await comes(host, "loading");
  expect(host.firstElementChild?.checkVisibility()).toBe(true);
  await expect.poll(archive.asked).toEqual(["issue:3991"]);
  resolve();
  await comes(host, "error");
  expect(host.firstElementChild?.checkVisibility()).toBe(true);
  expect([part(host, "retry"), part(host, "note")?.textContent]).toEqual([undefined, ""]);
});

it("retries after a failure and focuses the title", async () => {
  const mend = archive.backend.fault({ call: "magazineStream", status: 403, body: {}, times: Infinity });
  const host = place({ code: "3991" });
  await comes(host, "error");
  await expect.element(page.getByText("Couldn’t load this issue.")).toBeVisible();
  mend();
  await userEvent.click(part(host, "retry") as HTMLElement);
  await comes(host, "ready");
  expect(host.shadowRoot?.activeElement).toBe(part(host, "title"));
});

it("sends no request without a code and reports it to the developer", async () => {
  const host = place();
  await comes(host, "misconfigured");
  expect(archive.asked()).toEqual([]);
  expect(String(vi.mocked(console.error).mock.calls)).toContain("does not say which issue");
});

it.each([
  "javascript:alert(1)",
  "java\nscript:a",
  " \u0001javascript:a",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
])("renders no link to %j (robustness-8)", async (link) => {
  has(issue("3991", { image: link, entry: { items: [{ title: "Click", link }] } }));
  const host = place({ code: "3991" });
  await comes(host, "ready");
  expect(host.shadowRoot?.querySelector("a, img")).toBeNull();
  expect(part(host, "item")?.textContent).toBe("Click");
});

it("shows markup in texts literally (robustness-7)", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  const entry = { items: [{ title: evil, link: "/a" }] };
  has(issue("3991", { image: "", title: evil, summary: evil, entry }));
  const host = place({ code: "3991" });
  await comes(host, "ready");
  expect([
    part(host, "title")?.textContent,
    part(host, "summary")?.textContent,
    part(host, "link")?.textContent,
  ]).toEqual([evil, evil, evil]);
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
});
