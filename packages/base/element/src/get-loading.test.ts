import { pageSingleton, runtime } from "@quire/core";
import { beforeEach, expect, it } from "vitest";
import { getLoading } from "./as-element.js";

type Declared = Parameters<typeof getLoading>[1];

/** Returns a tag with this attribute and nothing else. */
const tag = (loading: string | null) => ({ getAttribute: () => loading }) as unknown as HTMLElement;
// The test only needs a shell to exist.
const shell = (() => {}) as unknown as NonNullable<Declared["shell"]>;

beforeEach(() => runtime().shared.clear());

it.each<[string, Declared, string]>([
  ["without a shell", {}, "visible"],
  ["with a shell", { shell }, "intent"],
  ["with a shell that declares visible", { shell, loading: "visible" }, "visible"],
])("follows the declaration of a widget %s on a page with the loader", (_, declared, expected) => {
  pageSingleton("loader", () => "started");
  expect(getLoading(tag(null), declared)).toBe(expected);
  expect(getLoading(tag("idle"), declared)).toBe("idle");
});

it("returns eager on a page without the loader, unless the tag sets loading", () => {
  expect(getLoading(tag(null), { shell, loading: "visible" })).toBe("eager");
  expect(getLoading(tag("intent"), {})).toBe("intent");
});
