import { pageSingleton, runtime } from "@quire/core";
import { beforeEach, expect, it } from "vitest";
import { loadingOf } from "./loading-of.js";

type Declared = Parameters<typeof loadingOf>[1];

/** A tag as far as it is asked: its attribute. */
const tag = (loading: string | null) => ({ getAttribute: () => loading }) as unknown as HTMLElement;
// That there is a shell counts here, not which.
const shell = (() => {}) as unknown as NonNullable<Declared["shell"]>;

beforeEach(() => runtime().shared.clear());

it.each<[string, Declared, string]>([
  ["without a shell", {}, "visible"],
  ["with a shell", { shell }, "intent"],
  ["with a shell, and declared for the window", { shell, loading: "visible" }, "visible"],
])("on a page that a script cares for, a widget %s comes as it declares", (_, declared, expected) => {
  pageSingleton("loader", () => "started");
  expect(loadingOf(tag(null), declared)).toBe(expected);
  expect(loadingOf(tag("idle"), declared)).toBe("idle");
});

it("where none does, it comes at once, unless the tag says otherwise", () => {
  expect(loadingOf(tag(null), { shell, loading: "visible" })).toBe("eager");
  expect(loadingOf(tag("intent"), {})).toBe("intent");
});
