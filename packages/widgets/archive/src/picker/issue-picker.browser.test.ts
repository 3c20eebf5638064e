import { newPage } from "@quire/conformance/new-page";
import { setPageConfiguration } from "@quire/core";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getEntry, getIssues, issue, openArchive } from "../../test/open-archive.js";
import "../define/issue-picker.js";

const YEARS = [2025, 1972, 1971, 1970, 1969];

let archive: ReturnType<typeof openArchive>;

function place(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-issue-picker");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  return host;
}
const part = <Type extends HTMLElement>(host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<Type>(`[part="${name}"]`) as Type;
const year = (host: HTMLElement) => part<HTMLSelectElement>(host, "year");
const list = (host: HTMLElement) => part<HTMLSelectElement>(host, "issue");
const words = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const href = (host: HTMLElement) => part(host, "go").getAttribute("href");
const comes = (host: HTMLElement, state: string) => expect.poll(() => host.dataset.state).toBe(state);
const chooseYear = (host: HTMLElement, value: number) => userEvent.selectOptions(year(host), String(value));

beforeEach(() => {
  newPage();
  archive = openArchive({ items: YEARS.flatMap(getIssues) });
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  document.body.replaceChildren();
  archive.close();
  history.replaceState(null, "");
  vi.restoreAllMocks();
});

it("offers the years 2025 to 1956, with the first year and its first issue chosen (content-2.64, content-9.17)", async () => {
  const host = place();
  await comes(host, "ready");
  const years = words(year(host));
  expect([years.length, years[0], years.at(-1)]).toEqual([70, "2025", "1956"]);
  expect([year(host).value, list(host).value]).toEqual(["2025", "BR2501"]);
  expect(words(list(host))).toEqual([
    "January–February: The Early Harbour Issue",
    "March–April: The Early Harbour Issue",
    "May–June: The Early Harbour Issue",
  ]);
  expect(archive.asked()).toEqual(["year:2025"]);
});

it("changes its language with lang, and keeps the chosen issue (beyond-388)", async () => {
  const messages = { "issue-picker.go": "Zur Ausgabe", "issue-picker.count": "Drei Ausgaben." };
  setPageConfiguration({ locales: { de: async () => ({ default: messages }) } });
  const host = place();
  await comes(host, "ready");
  await userEvent.selectOptions(list(host), "BR2502");
  document.documentElement.lang = "de";
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  await expect.poll(() => part(host, "go").textContent).toBe("Zur Ausgabe");
  await expect.poll(() => part(host, "note").textContent).toBe("Drei Ausgaben.");
  expect(list(host).value).toBe("BR2502");
  expect(archive.asked()).toEqual(["year:2025"]);
});

it("links to the chosen issue (content-2.64, content-2.11)", async () => {
  const host = place();
  await comes(host, "ready");
  expect(href(host)).toBe("/archive-toc/BR2501");
  await chooseYear(host, 1971);
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7101");
  await userEvent.selectOptions(list(host), "BR7103");
  expect(href(host)).toBe("/archive-toc/BR7103");
});

it("can be used by keyboard alone: the user types the year and the month", async () => {
  const host = place();
  await comes(host, "ready");
  await userEvent.tab();
  await userEvent.keyboard("1971");
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7101");
  await userEvent.tab();
  await userEvent.keyboard("may");
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7103");
  await userEvent.tab();
  expect(host.shadowRoot?.activeElement).toBe(part(host, "go"));
});

it("labels its fields and announces the number of issues", async () => {
  const host = place();
  await comes(host, "ready");
  await expect.element(page.getByRole("group", { name: "Find an issue" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Year" })).toHaveValue("2025");
  await expect.element(page.getByRole("combobox", { name: "Issue" })).toHaveValue("BR2501");
  await expect.element(page.getByRole("status")).toHaveTextContent("3 issues from 2025.");
});

it("takes the years, the chosen year and the first issue from the page's attributes", async () => {
  const host = place({ "first-year": "1968", "last-year": "1972", year: "1970", issue: "BR7002" });
  await comes(host, "ready");
  expect(words(year(host))).toEqual(["1972", "1971", "1970", "1969", "1968"]);
  expect([year(host).value, href(host)]).toEqual(["1970", "/archive-toc/BR7002"]);
  host.setAttribute("year", "1969");
  await expect.poll(() => href(host)).toBe("/archive-toc/BR6901");
});

it("shows the chosen year when two responses arrive in the wrong order (robustness-22)", async () => {
  const host = place();
  await comes(host, "ready");
  const { promise, resolve } = Promise.withResolvers<void>();
  archive.backend.fault({ call: "magazineStream", until: promise });
  await chooseYear(host, 1971);
  await comes(host, "loading");
  expect(href(host)).toBeNull();
  await chooseYear(host, 1972);
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7201");
  expect(archive.asked()).toEqual(["year:2025", "year:1971", "year:1972"]);
  resolve();
  await new Promise(requestAnimationFrame);
  expect([year(host).value, href(host)]).toEqual(["1972", "/archive-toc/BR7201"]);
});

it("requests each year once", async () => {
  const host = place();
  await comes(host, "ready");
  await chooseYear(host, 1971);
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7101");
  await chooseYear(host, 2025);
  expect(href(host)).toBe("/archive-toc/BR2501");
  expect(archive.asked()).toEqual(["year:2025", "year:1971"]);
});

it("reports a year without issues and shows no link", async () => {
  archive.backend.reset({ items: [] });
  const host = place();
  await comes(host, "empty");
  await expect.element(page.getByText("No issues from 2025.")).toBeVisible();
  expect([href(host), list(host).disabled, year(host).disabled]).toEqual([null, true, false]);
});

it("selects the year's issues when the feed ignores the filter", async () => {
  const entries = [...getIssues(2024), ...getIssues(2025).reverse()].map(getEntry);
  archive.backend.fault({ call: "magazineStream", body: { entries, page: { last: true } } });
  const host = place();
  await comes(host, "ready");
  expect([...list(host).options].map(({ value }) => value)).toEqual(["BR2501", "BR2502", "BR2503"]);
});

it("shows a failure and, after a retry, focuses the year", async () => {
  const mend = archive.backend.fault({ call: "magazineStream", status: 403, body: {}, times: Infinity });
  const host = place();
  await comes(host, "error");
  await expect.element(page.getByText("Couldn’t load the issues from 2025.")).toBeVisible();
  expect(href(host)).toBeNull();
  mend();
  await userEvent.click(part(host, "retry"));
  await comes(host, "ready");
  expect(href(host)).toBe("/archive-toc/BR2501");
  expect(part(host, "retry").checkVisibility()).toBe(false);
  expect(host.shadowRoot?.activeElement).toBe(year(host));
});

it("reports a missing connection", async () => {
  vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
  archive.backend.fault({ call: "magazineStream", cut: true, times: Infinity });
  const host = place();
  await expect.poll(() => host.dataset.state, { timeout: 10_000 }).toBe("offline");
  await expect.element(page.getByText(/because you’re offline/)).toBeVisible();
});

it("keeps the choice when the picker is moved", async () => {
  const host = place();
  await comes(host, "ready");
  await userEvent.selectOptions(list(host), "BR2502");
  document.body.append(document.createElement("main"));
  document.querySelector("main")?.append(host);
  await new Promise(requestAnimationFrame);
  expect([list(host).value, href(host)]).toEqual(["BR2502", "/archive-toc/BR2502"]);
});

it("restores the choice when the user comes back to the page (beyond-82)", async () => {
  history.replaceState({ page: "its own" }, "");
  const host = place({ year: "2025", issue: "BR2502" });
  await comes(host, "ready");
  await chooseYear(host, 1971);
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7101");
  await userEvent.selectOptions(list(host), "BR7103");
  host.remove();
  const again = place({ year: "2025", issue: "BR2502" });
  await expect.poll(() => href(again)).toBe("/archive-toc/BR7103");
  expect([year(again).value, history.state.page]).toEqual(["1971", "its own"]);
  again.setAttribute("year", "1969");
  await expect.poll(() => href(again)).toBe("/archive-toc/BR6901");
});

it.each(["the page's own", [1, 2]])("keeps the page's history state %j", async (own) => {
  history.replaceState(own, "");
  const host = place({ year: "2025" });
  await comes(host, "ready");
  await chooseYear(host, 1971);
  await expect.poll(() => href(host)).toBe("/archive-toc/BR7101");
  expect(history.state).toEqual(own);
});

it.each([["oops"], [{ 0: 1971 }], [[{}, null]]])(
  "ignores the invalid stored choice %j (robustness-16)",
  async (kept) => {
    history.replaceState({ "quire:issue": kept }, "");
    const host = place();
    await comes(host, "ready");
    expect([year(host).value, href(host)]).toEqual(["2025", "/archive-toc/BR2501"]);
  },
);

const covers = (host: HTMLElement) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part="cover-link"]') ?? []),
];

it("shows the covers of the selected year as links when the page asks for them (beyond-331)", async () => {
  const host = place({ covers: "" });
  await comes(host, "ready");
  await expect.poll(() => covers(host).length).toBe(3);
  expect(covers(host).map((link) => link.getAttribute("href"))).toEqual([
    "/archive-toc/BR2501",
    "/archive-toc/BR2502",
    "/archive-toc/BR2503",
  ]);
  await expect.element(page.getByRole("list", { name: "Issues from 2025" })).toBeVisible();
  await chooseYear(host, 1971);
  await expect.poll(() => covers(host)[0]?.getAttribute("href")).toBe("/archive-toc/BR7101");
  host.removeAttribute("covers");
  await expect.poll(() => covers(host).length).toBe(0);
});

it("marks the cover of the selected issue (beyond-331)", async () => {
  const host = place({ covers: "" });
  const current = () => covers(host).flatMap((link) => (link.ariaCurrent ? [link.dataset.code] : []));
  await expect.poll(current).toEqual(["BR2501"]);
  await userEvent.selectOptions(list(host), "BR2503");
  expect(current()).toEqual(["BR2503"]);
});

it("shows a year of 100 issues without pictures, and none for an empty year (beyond-331)", async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    issue(`BR25${index}`, { title: "Harbour ".repeat(40), published: "2025-01-01", image: "" }),
  );
  archive.backend.reset({ items: many });
  const host = place({ covers: "", "last-year": "2025" });
  await expect.poll(() => covers(host).length).toBe(100);
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
  await chooseYear(host, 1956);
  await comes(host, "empty");
  expect(covers(host)).toEqual([]);
});

it("labels an issue without a title by its code (beyond-127)", async () => {
  archive.backend.reset({ items: [issue("BR2501", { title: "", published: "2025-01-01" })] });
  const host = place();
  await comes(host, "ready");
  expect(words(list(host))).toEqual(["January: BR2501"]);
});

it("shows markup in a title literally and encodes a code in the address (robustness-7)", async () => {
  const title = "<img src=x onerror=alert(1)>";
  archive.backend.reset({ items: [issue("//evil.test/x", { title, published: "2025-01-01" })] });
  const host = place();
  await comes(host, "ready");
  expect(words(list(host))).toEqual([`January: ${title}`]);
  expect(href(host)).toBe("/archive-toc/%2F%2Fevil.test%2Fx");
});
