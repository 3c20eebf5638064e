import type { SuggestionsState } from "@quire/services/search";
import { expect, it } from "vitest";
import { getAction, getGroups, getNote, getOptions, getWidgetState, type Option } from "./search-model.js";

const state = (changes: Partial<SuggestionsState>): SuggestionsState => ({
  status: "idle",
  term: "",
  shownFor: "",
  records: [],
  subjects: [],
  error: undefined,
  ...changes,
});
const one = (title: string) => ({ title, link: "/a", contentType: "Podcast" });
const found = state({ status: "ready", term: "strat", records: [one("A")], subjects: [one("B")] });
const getResults = (term: string) => `/search?q=${term}`;
const shown = (of: SuggestionsState, recent: readonly string[], limit = 5) =>
  getGroups(getOptions(of, recent, limit, getResults)).map(([kind, options]) => [
    kind,
    ...options.map(({ title }) => title),
  ]);

it("groups recent searches, records and subjects, and leaves out empty groups", () => {
  expect(shown(found, ["strategy"])).toEqual([
    ["recent", "strategy"],
    ["record", "A"],
    ["subject", "B"],
  ]);
  expect(shown(found, [])).toEqual([
    ["record", "A"],
    ["subject", "B"],
  ]);
});

it("shows recent searches up to the limit, and at most two next to suggestions", () => {
  const recent = ["strategy", "strategist", "stratum", "other"];
  expect(shown(state({}), recent, 3)).toEqual([["recent", "strategy", "strategist", "stratum"]]);
  expect(shown(found, recent)[0]).toEqual(["recent", "strategy", "strategist"]);
  expect(shown(found, recent, 1)[0]).toEqual(["recent", "strategy"]);
  expect(shown(state({}), recent, 0)).toEqual([]);
});

it("shows the recent searches that continue the typed text", () => {
  expect(shown(state({ term: "St" }), ["strategy", "other", "st"])).toEqual([["recent", "strategy"]]);
});

it("shows the content type of a record, and none for a subject", () => {
  const [record, subject] = getOptions(found, [], 5, getResults);
  expect(record?.detail).toBe("Podcast");
  expect(subject?.detail).toBe("");
});

it.each([
  ["hint", "ready", state({}), 0],
  [undefined, "ready", state({}), 2],
  ["loading", "loading", state({ status: "loading" }), 0],
  [undefined, "loading", { ...found, status: "loading" as const }, 0],
  ["none", "empty", state({ status: "ready" }), 0],
  [undefined, "ready", found, 0],
  ["failed", "error", state({ status: "failed" }), 2],
] as const)("has the note %s and the widget state %s", (note, widget, given, recent) => {
  expect(getNote(given, recent)).toBe(note);
  expect(getWidgetState(given, getNote(given, recent))).toBe(widget);
});

const option = (kind: Option["kind"]): Option => ({ kind, title: "A", href: "/a", detail: "" });
const three = [option("recent"), option("record"), option("subject")];

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 2, -1],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, -1],
  ["Home", 2, 0],
  ["End", 0, 2],
] as const)("%s moves from option %d to %d", (key, from, to) => {
  expect(getAction(key, from, three)).toBe(to);
});

it.each(["Home", "End", "Enter", "Delete", "ArrowLeft", "Tab", "a"])(
  "has no action for %s while no option is active",
  (key) => {
    expect(getAction(key, -1, three)).toBeUndefined();
  },
);

it("opens a closed list with Up and Down, and leaves Escape to the browser", () => {
  expect(getAction("ArrowDown", -1, undefined)).toBe("open");
  expect(getAction("Escape", -1, undefined)).toBeUndefined();
});

it("chooses the active option with Enter, and forgets a recent search with Delete", () => {
  expect(getAction("Enter", 1, three)).toBe("choose");
  expect(getAction("Delete", 0, three)).toBe("forget");
  expect(getAction("Delete", 1, three)).toBeUndefined();
});
