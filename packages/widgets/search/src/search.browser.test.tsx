import { inForcedColors, systemColor } from "@quire/conformance/forced-colors";
import { holdTime, rendered } from "@quire/conformance/held-time";
import { setPageConfiguration } from "@quire/core";
import type { FakeBackendOptions, Fault } from "@quire/testing";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ITEMS, item, openSearch, topic } from "../test/open-search.js";
import "./define.js";
import { Search } from "./index.js";

const FORM = `<quire-search><form action="/results"><input type="hidden" name="sort" value="date">
  <input type="search" name="q" aria-label="Search"><button type="submit">Go</button></form></quire-search>`;
const OVERLAY = "<quire-search></quire-search>";

let server: ReturnType<typeof openSearch>;
let lateTags = 0;
/** The addresses of followed links and submitted forms. */
let left: string[];
const stay = (event: Event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const form = event.type === "submit" && event.target;
  if (form instanceof HTMLFormElement) {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    left.push(`${form.getAttribute("action")}?${query}`);
  } else if (link) left.push(link.getAttribute("href") ?? "");
  else return;
  event.preventDefault();
};

beforeEach(() => {
  left = [];
  addEventListener("click", stay);
  addEventListener("submit", stay, true);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  removeEventListener("click", stay);
  removeEventListener("submit", stay, true);
  document.body.replaceChildren();
  server.close();
  vi.restoreAllMocks();
});

interface Shown {
  readonly host: HTMLElement;
  readonly input: HTMLInputElement;
}

async function open(html = FORM, options?: FakeBackendOptions, recent?: readonly string[]): Promise<Shown> {
  server = openSearch(options, recent);
  document.body.insertAdjacentHTML("beforeend", html);
  return shown(document.body);
}

async function shown(around: Element): Promise<Shown> {
  const host = around.querySelector<HTMLElement>("quire-search, [data-quire-widget]");
  const input = host?.querySelector<HTMLInputElement>('input[type="search"]');
  if (!host || !input) throw new Error("The test's markup has no search.");
  await expect.poll(() => host.dataset.state).toBe("ready");
  return { host, input };
}

async function openOverlay(recent?: readonly string[]): Promise<Shown> {
  server = openSearch({}, recent);
  document.body.insertAdjacentHTML("beforeend", OVERLAY);
  const host = document.querySelector<HTMLElement>("quire-search");
  host?.setAttribute("open", "");
  return shown(document.body);
}

const all = ({ host }: Shown, selector: string) =>
  Array.from(host.querySelectorAll<HTMLElement>(selector)).filter((one) => one.checkVisibility());
const words = (search: Shown, selector: string) =>
  all(search, selector).map((one) => one.textContent?.trim());
const titles = (search: Shown) => words(search, ".quire-suggestion-title");
const note = (search: Shown) => words(search, ".quire-search-note").join();
const places = ({ host }: Shown) => host.shadowRoot?.querySelectorAll('[part="place"]').length;
const chosen = (search: Shown) =>
  search.host.querySelector(`#${search.input.getAttribute("aria-activedescendant")}`)?.querySelector("bdi")
    ?.textContent;
const recentOnes = ["pricing power", "negotiation", "leading teams"];
const announced = () => document.querySelector("[data-quire-live]")?.shadowRoot?.textContent;

async function type(search: Shown, text: string): Promise<void> {
  search.input.focus();
  await userEvent.keyboard(text);
}

/** Makes every request for suggestions fail. @returns a function that ends the fault */
const fault = (more: Fault) => server.backend.fault({ call: "autoSuggest", times: Infinity, ...more });

/** Types a term and waits for its 9 suggestions. Slow typing requests suggestions for the first letters too. */
async function find(search: Shown, text: string): Promise<void> {
  await type(search, text);
  await expect.poll(() => server.terms().at(-1)).toBe(text);
  await expect.poll(() => titles(search)).toHaveLength(9);
}

it("shows 6 records and 3 subjects, with their content types (content-3.19, content-9.5)", async () => {
  const search = await open();
  await find(search, "strategy");
  expect(words(search, ".quire-group-name")).toEqual(["Articles", "Subjects"]);
  expect(words(search, ".quire-suggestion-detail").slice(0, 3)).toEqual([
    "Digital Article",
    "Digital Article",
    "Podcast",
  ]);
  expect(titles(search).slice(6)).toEqual(["Strategy", "Strategy Execution", "Strategy and Risk"]);
});

it("requests suggestions only above 2 characters, after trimming and collapsing spaces (content-5.11)", async () => {
  const search = await open();
  holdTime();
  await type(search, "  st   ");
  await rendered();
  vi.advanceTimersByTime(500);
  await rendered();
  expect(server.terms()).toEqual([]);
  search.input.value = "  st   r ";
  search.input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.poll(() => server.terms()).toEqual(["st r"]);
});

it("makes the input a combobox with a grouped listbox, one open list per page (content-2.21)", async () => {
  const first = await open(`<div>${FORM}</div><div>${FORM}</div>`);
  const second = await shown(document.body.lastElementChild ?? document.body);
  await type(first, "strategy");
  await expect.poll(() => first.input.ariaExpanded).toBe("true");
  const list = document.getElementById(first.input.getAttribute("aria-controls") ?? "");
  expect(list?.role).toBe("listbox");
  const groups = Array.from(list?.querySelectorAll('[role="group"]') ?? []);
  const names = groups.map((group) => document.getElementById(group.getAttribute("aria-labelledby") ?? ""));
  expect(names.map((name) => name?.textContent)).toEqual(["Articles", "Subjects"]);
  expect(second.input.getAttribute("aria-controls")).not.toBe(list?.id);
  await type(second, "strat");
  await expect.poll(() => titles(second)).toHaveLength(9);
  expect(titles(first)).toEqual([]);
  expect(first.input.value).toBe("strategy");
});

it("chooses by Down, Up, End and Home, and follows the choice by Enter", async () => {
  const search = await open();
  await find(search, "strategy");
  expect(chosen(search)).toBeUndefined();
  for (const [key, title] of [
    ["ArrowDown", "Strategy Is a Set of Refusals"],
    ["ArrowDown", "What a Strategy Offsite Is For"],
    ["End", "Strategy and Risk"],
    ["ArrowUp", "Strategy Execution"],
    ["Home", "Strategy Is a Set of Refusals"],
    ["ArrowUp", undefined],
    ["ArrowUp", "Strategy and Risk"],
    ["ArrowDown", undefined],
    ["ArrowDown", "Strategy Is a Set of Refusals"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => chosen(search), { message: key }).toBe(title);
  }
  const listener = vi.fn();
  search.host.addEventListener("quire-choose", (event) => listener((event as CustomEvent<unknown>).detail));
  await userEvent.keyboard("{Enter}");
  expect(left).toEqual([ITEMS[0]?.url]);
  expect(listener.mock.calls).toEqual([
    [{ kind: "record", title: "Strategy Is a Set of Refusals", href: ITEMS[0]?.url }],
  ]);
  await expect.poll(() => titles(search)).toEqual([]);
});

it("closes suggestions by Escape, keeps the text, and shows them again by Down without a request", async () => {
  const search = await open();
  await find(search, "strategy");
  const hotkeys = vi.fn();
  document.addEventListener("keydown", hotkeys, { once: true });
  await userEvent.keyboard("{Escape}");
  expect(hotkeys).not.toHaveBeenCalled();
  document.removeEventListener("keydown", hotkeys);
  await expect.poll(() => titles(search)).toEqual([]);
  expect(search.input.value).toBe("strategy");
  expect(search.input.ariaExpanded).toBe("false");
  const asked = server.terms().length;
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => titles(search)).toHaveLength(9);
  expect(server.terms().length).toBe(asked);
});

it.each(["Enter", "Escape", "ArrowDown"])(
  "ignores %s during input-method composition: nothing is chosen, followed or closed",
  async (key) => {
    const search = await open();
    await find(search, "strategy");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => chosen(search)).toBe(ITEMS[0]?.title);
    const press = { key, bubbles: true, composed: true, cancelable: true, isComposing: true };
    const event = new KeyboardEvent("keydown", press);
    search.input.dispatchEvent(event);
    await rendered();
    expect(event.defaultPrevented).toBe(false);
    expect(left).toEqual([]);
    expect(chosen(search)).toBe(ITEMS[0]?.title);
  },
);

it("submits the page's form by Enter without a choice, and adds the term to the recent searches", async () => {
  const search = await open();
  const listener = vi.fn();
  search.host.addEventListener("quire-search", (event) => listener((event as CustomEvent<unknown>).detail));
  await type(search, " second  year {Enter}");
  expect(left).toEqual(["/results?sort=date&q=+second++year+"]);
  expect(listener.mock.calls).toEqual([[{ term: "second year" }]]);
  await expect.poll(() => titles(search)).toEqual([]);
  search.input.value = "";
  search.input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await expect.poll(() => titles(search)).toEqual(["second year"]);
});

it("links to more results with referral 02749 and the form's other fields (content-9.14)", async () => {
  const search = await open();
  await type(search, "second year");
  await expect.poll(() => words(search, ".quire-search-more")).toEqual(["See all results for “second year”"]);
  all(search, ".quire-search-more a")[0]?.click();
  expect(left).toEqual(["/results?sort=date&q=second+year&referral=02749"]);
});

it("announces the number of suggestions politely", async () => {
  const search = await open();
  await type(search, "strategy");
  await expect.poll(announced).toBe("9 suggestions. Use the up and down arrows to choose one.");
});

it("shows recent searches below an empty field, each with a remove button (beyond-10)", async () => {
  const search = await open(FORM, {}, recentOnes);
  search.input.focus();
  await expect.poll(() => titles(search)).toEqual(recentOnes);
  expect(words(search, ".quire-group-name")).toEqual(["Recent searches"]);
  const removals = all(search, ".quire-removal");
  expect(removals.map((one) => one.ariaLabel)[1]).toBe("Remove “negotiation” from recent searches");
  const [row, button] = [all(search, ".quire-suggestion")[1], removals[1]].map((one) =>
    one?.getBoundingClientRect(),
  );
  expect(button?.top).toBeCloseTo(row?.top ?? 0, 0);
  removals[1]?.click();
  await expect.poll(() => titles(search)).toEqual(["pricing power", "leading teams"]);
  expect(document.activeElement?.ariaLabel).toBe("Remove “leading teams” from recent searches");
  await expect.poll(announced).toBe("“negotiation” was removed from recent searches.");
  expect(localStorage.getItem("quire:recent-searches")).not.toContain("negotiation");
});

it("restores removed searches in their places on Undo, until the user types", async () => {
  const search = await open(FORM, {}, recentOnes);
  const button = (name: string) =>
    all(search, ".quire-search-more button").find(({ textContent }) => textContent === name);
  search.input.focus();
  await expect.poll(() => titles(search)).toEqual(recentOnes);
  expect(button("Undo")).toBeUndefined();
  all(search, ".quire-removal")[1]?.click();
  await expect.poll(() => titles(search)).toHaveLength(2);
  all(search, ".quire-removal")[0]?.click();
  await expect.poll(() => titles(search)).toEqual(["leading teams"]);
  button("Undo")?.click();
  await expect.poll(() => titles(search)).toEqual(recentOnes);
  expect(document.activeElement).toBe(search.input);
  await expect.poll(announced).toBe("Recent searches were restored.");
  button("Clear recent searches")?.click();
  await expect.poll(() => titles(search)).toEqual([]);
  button("Undo")?.click();
  await expect.poll(() => titles(search)).toEqual(recentOnes);
  all(search, ".quire-removal")[0]?.click();
  await expect.poll(() => button("Undo")).toBeDefined();
  await type(search, "x");
  await expect.poll(() => button("Undo")).toBeUndefined();
});

it("removes the active recent search by Delete", async () => {
  const search = await open(FORM, {}, recentOnes);
  search.input.focus();
  await expect.poll(() => titles(search)).toHaveLength(3);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Delete}");
  await expect.poll(() => titles(search)).toEqual(["pricing power", "leading teams"]);
  expect(document.activeElement).toBe(search.input);
});

it("clears all recent searches, and moves focus to the field (beyond-10)", async () => {
  const search = await open(FORM, {}, recentOnes);
  search.input.focus();
  await expect.poll(() => titles(search)).toHaveLength(3);
  all(search, ".quire-search-more button")[0]?.click();
  await expect.poll(() => titles(search)).toEqual([]);
  expect(document.activeElement).toBe(search.input);
});

it("stores no searches with a recent-limit of 0", async () => {
  const search = await open(FORM.replace("<quire-search", '<quire-search recent-limit="0"'));
  await type(search, "strategy{Enter}");
  expect(left).toHaveLength(1);
  expect(localStorage.getItem("quire:recent-searches")).toBeNull();
});

it("searches for text typed before the code loaded", async () => {
  server = openSearch();
  const tag = `quire-search-typed-${lateTags++}`;
  const late = document.createElement(tag);
  late.innerHTML = FORM.replaceAll(/<.?quire-search>/g, "");
  document.body.append(late);
  const input = late.querySelector<HTMLInputElement>('input[type="search"]');
  input?.focus();
  await userEvent.keyboard("strategy");
  const { SearchElement } = await import("./element.js");
  customElements.define(tag, class extends SearchElement {});
  await expect.poll(() => server.terms()).toContain("strategy");
  expect(document.activeElement).toBe(input);
  expect(input?.value).toBe("strategy");
});

it("marks matches with elements, ignoring case and accents", async () => {
  const search = await open(FORM, { items: [item("Élan and the élite of <b>", "", "Eli ela")], topics: [] });
  await type(search, "eli ela");
  await expect.poll(() => words(search, "mark")).toEqual(["Éla", "éli"]);
  expect(titles(search)).toEqual(["Élan and the élite of <b>"]);
});

it("shows matches in forced colours with the system's pair of colours", async () => {
  const search = await open();
  await type(search, "strategy");
  await expect.poll(() => words(search, "mark").length).toBeGreaterThan(0);
  await inForcedColors(() => {
    const [mark] = all(search, "mark");
    const { color, backgroundColor } = getComputedStyle(mark as HTMLElement);
    expect([color, backgroundColor]).toEqual([systemColor("MarkText"), systemColor("Mark")]);
  });
});

it("says once that nothing is found, without a link to all results (beyond-323)", async () => {
  const search = await open();
  await type(search, "zzzz");
  await expect.poll(() => note(search)).toBe("No suggestions for “zzzz”.");
  expect(search.host.dataset.state).toBe("empty");
  expect(search.input.ariaExpanded).toBe("false");
  expect(words(search, ".quire-search-more")).toEqual([]);
});

it("shows placeholders while suggestions load, or a note below recent searches", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const search = await open(FORM, {}, ["negotiation in the second year"]);
  fault({ until: promise });
  await type(search, "nego");
  await expect.poll(() => note(search)).toBe("Loading suggestions…");
  expect(places(search)).toBe(0);
  search.input.select();
  await type(search, "strateg");
  await expect.poll(() => places(search)).toBe(6);
  expect([note(search), search.host.dataset.state]).toEqual(["", "loading"]);
  await expect.poll(() => server.terms()).toContain("strateg");
  resolve();
  await expect.poll(() => titles(search)).toHaveLength(9);
  expect(places(search)).toBe(0);
});

it("keeps the typed text and the form after an error, and retries", async () => {
  const search = await open();
  const mend = fault({ status: 404, body: {} });
  await type(search, "strat");
  await expect.poll(() => note(search)).toBe("Couldn’t load suggestions. You can still search. Try again");
  expect(search.host.dataset.state).toBe("error");
  await type(search, "egy{Enter}");
  expect(left).toEqual(["/results?sort=date&q=strategy"]);
  await userEvent.click(search.input);
  await expect.poll(() => note(search)).toContain("Try again");
  mend();
  all(search, ".quire-search-note button")[0]?.click();
  await expect.poll(() => titles(search)).toHaveLength(9);
});

it("shows that it is offline, and requests again when the connection returns", async () => {
  let isOnline = false;
  const spy = vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  const search = await open();
  const mend = fault({ cut: true });
  await type(search, "strategy");
  await expect
    .poll(() => note(search))
    .toContain("You’re offline. Suggestions will be back when you’re online.");
  expect(search.host.dataset.state).toBe("offline");
  isOnline = true;
  mend();
  dispatchEvent(new Event("online"));
  await expect.poll(() => titles(search)).toHaveLength(9);
  spy.mockRestore();
});

it("shows markup in titles, content types and recent searches literally (robustness-7)", async () => {
  const evil = '<img src=x onerror="window.ran=1">';
  const found = { items: [item(`strategy ${evil}`, evil)], topics: [topic(`strategy ${evil}`)] };
  const search = await open(FORM, found, [`strategy ${evil} ${evil}`]);
  await type(search, "strategy");
  await expect.poll(() => server.terms().at(-1)).toBe("strategy");
  await expect.poll(() => titles(search)).toHaveLength(3);
  expect(titles(search)[1]).toBe(`strategy ${evil}`);
  expect(words(search, ".quire-suggestion-detail")).toEqual([evil]);
  expect(search.host.querySelector("img")).toBeNull();
  expect(Reflect.get(window, "ran")).toBeUndefined();
});

it("renders no href for an unsafe address, and searches for the title instead (robustness-8)", async () => {
  const links = [
    "javascript:ran=1",
    "java\nscript:ran=1",
    " \u0001javascript:ran=1",
    "data:text/html,x",
    "blob:x",
  ];
  const items = links.map((url, index) => ({ ...item(`Strategy ${index}`, ""), url }));
  const search = await open(FORM, { items, topics: [] });
  await type(search, "strategy");
  await expect.poll(() => server.terms().at(-1)).toBe("strategy");
  await expect.poll(() => titles(search)).toHaveLength(5);
  expect(all(search, ".quire-suggestion").map((option) => option.getAttribute("href"))).toEqual(
    links.map(() => null),
  );
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(left).toContain("/results?sort=date&q=Strategy+1");
});

it.each<[string, Fault]>([
  ["HTML", { body: "<h1>Down</h1>", headers: { "content-type": "text/html" } }],
  ["truncated JSON", { body: '{"records": [', headers: { "content-type": "application/json" } }],
  ["nothing", { status: 204 }],
  ["another shape", { body: { records: "none" } }],
])("shows one error state for a response of %s (robustness-20)", async (_, bad) => {
  const search = await open();
  fault(bad);
  await type(search, "strategy");
  await expect.poll(() => search.host.dataset.state).toBe("error");
  expect(note(search)).toContain("Couldn’t load suggestions.");
  expect(titles(search)).toEqual([]);
});

it("shows B when the responses to A and B arrive in reverse order (robustness-22)", async () => {
  const [a, b] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const items = [item("Answer to A", "", "aaa"), item("Answer to B", "", "bbb")];
  const search = await open(FORM, { items, topics: [] });
  fault({ until: a.promise, times: 1 });
  fault({ until: b.promise, times: 1 });
  await type(search, "aaa");
  await expect.poll(server.terms).toEqual(["aaa"]);
  await type(search, "{Backspace}{Backspace}{Backspace}bbb");
  await expect.poll(server.terms).toEqual(["aaa", "bbb"]);
  b.resolve();
  await expect.poll(() => titles(search)).toEqual(["Answer to B"]);
  a.resolve();
  await rendered();
  expect(titles(search)).toEqual(["Answer to B"]);
});

it("aborts the request without an error when it is removed (robustness-23)", async () => {
  const search = await open();
  fault({ hang: true });
  const signals: AbortSignal[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    signals.push(new Request(input, init).signal);
    return server.backend.fetch(input, init);
  });
  await type(search, "strategy");
  await expect.poll(() => server.terms()).toContain("strategy");
  search.host.remove();
  // Well before the call's own timeout.
  await expect.poll(() => signals.every(({ aborted }) => aborted), { timeout: 3_000 }).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

it("searches by Enter without submitting the page's large form (robustness-34)", async () => {
  const outer = vi.fn();
  server = openSearch();
  // The parser drops the inner form.
  document.body.setHTMLUnsafe(`<form action="/host">${FORM}</form>`);
  document.querySelector("form")?.addEventListener("submit", outer);
  const search = await shown(document.body);
  expect(search.input.form).not.toBe(document.querySelector("form"));
  await type(search, "strategy{Enter}");
  document.querySelector<HTMLElement>("quire-search button")?.click();
  expect(outer).not.toHaveBeenCalled();
  expect(left).toEqual(["/search?sort=date&q=strategy", "/search?sort=date&q=strategy"]);
});

it("moves focus to the overlay's field at once, with recent searches below it (content-2.21)", async () => {
  const search = await openOverlay(recentOnes);
  expect(document.activeElement).toBe(search.input);
  expect(search.input.checkVisibility()).toBe(true);
  await expect.poll(() => titles(search)).toEqual(recentOnes);
});

it("searches in the overlay by a plain GET form to /search", async () => {
  const search = await openOverlay();
  await type(search, "strategy{Enter}");
  expect(left).toEqual(["/search?q=strategy"]);
});

it("changes the language of the open overlay's form, and keeps the typed text (beyond-388)", async () => {
  const messages = { "search.label": "Suche", "search.submit": "Suchen" };
  const { host, input } = await openOverlay();
  setPageConfiguration({ locales: { de: async () => ({ default: messages }) } });
  await userEvent.type(input, "strategy");
  document.documentElement.lang = "de";
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  await expect.poll(() => input.ariaLabel).toBe("Suche");
  expect(input.form?.querySelector("button")?.textContent).toBe("Suchen");
  host.removeAttribute("open");
  document.documentElement.lang = "en";
  host.setAttribute("open", "");
  await expect.poll(() => input.ariaLabel).toBe("Search for");
  expect(input.value).toBe("strategy");
});

it("ignores an unsafe results-href as a form's action (robustness-8)", async () => {
  server = openSearch();
  document.body.setHTMLUnsafe(
    '<form><quire-search results-href="javascript:ran=1"><input type="search" name="q"></quire-search></form>',
  );
  const search = await shown(document.body);
  expect(search.input.form?.getAttribute("action")).toBe("/search");
  search.host.setAttribute("open", "");
  const own = search.host.querySelector('[slot="quire-form"]');
  expect(own?.getAttribute("action")).toBe("/search");
});

it("copies the text of the page's field to the overlay, and back when it closes", async () => {
  const search = await open();
  await type(search, "stra");
  search.host.setAttribute("open", "");
  const own = search.host.querySelector<HTMLInputElement>('[slot="quire-form"] input');
  expect(own?.value).toBe("stra");
  expect(document.activeElement).toBe(own);
  own?.setSelectionRange(4, 4);
  await userEvent.keyboard("tegy");
  await expect.poll(() => titles(search)).toHaveLength(9);
  await userEvent.keyboard("{Escape}");
  expect(search.host.hasAttribute("open")).toBe(false);
  expect(search.input.value).toBe("strategy");
  expect(document.activeElement).toBe(search.input);
});

it("announces changes in the overlay itself, because the page around is inert", async () => {
  const search = await openOverlay();
  await expect.poll(() => note(search)).toBe("Type at least three letters for suggestions.");
  await type(search, "strategy");
  await expect
    .poll(() => words(search, '[role="status"]'))
    .toEqual(["9 suggestions. Use the up and down arrows to choose one."]);
});

it("works in React's strict mode, around the application's own form", async () => {
  server = openSearch();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Search>
        <form action="/find">
          <input type="search" name="term" aria-label="Search" />
        </form>
      </Search>
    </StrictMode>,
  );
  await expect.poll(() => place.querySelector("[data-quire-widget]")).not.toBeNull();
  const search = await shown(place);
  await find(search, "strategy");
  expect(all(search, ".quire-search-more a")[0]?.getAttribute("href")).toBe(
    "/find?term=strategy&referral=02749",
  );
  root.unmount();
});

it("renders the application's content of suggestions, inside their links (beyond-276)", async () => {
  server = openSearch({});
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <Search renderOption={({ title, kind }, term) => <b>{`${kind}: ${title} for ${term}`}</b>}>
      <form action="/find">
        <input type="search" name="term" aria-label="Search" />
      </form>
    </Search>,
  );
  await expect.poll(() => place.querySelector("[data-quire-widget]")).not.toBeNull();
  const search = await shown(place);
  await type(search, "strategy");
  const first = () => all(search, '[role="option"]')[0]?.textContent;
  await expect.poll(first).toMatch(/^record: .+ for strategy$/);
  expect(all(search, ".quire-suggestion-title")).toEqual([]);
  root.unmount();
});
