import { CurrentUserSchema } from "@quire/services/contract";
import type { Session } from "@quire/services/session";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { topicsOf, widgetStateOf } from "./topic-menu-model.js";

const known = (...topics: string[]): Session => ({
  status: "known",
  user: parse(CurrentUserSchema, { id: "7", topics: topics.map((name) => ({ name })) }),
});

it("sorts followed topics by name, as the locale sorts", () => {
  expect(topicsOf(known("Zürich", "Ärger", "Apfel", "Zagreb"), "de")).toEqual([
    "Apfel",
    "Ärger",
    "Zagreb",
    "Zürich",
  ]);
  expect(topicsOf(known("Zagreb", "Ärger"), "sv")).toEqual(["Zagreb", "Ärger"]);
});

it("sorts neither by capitals nor by digits one at a time", () => {
  expect(topicsOf(known("innovation", "Top 10", "Economics", "Top 9"), "en-US")).toEqual([
    "Economics",
    "innovation",
    "Top 9",
    "Top 10",
  ]);
});

it("names a topic once, without the space around it, and nothing that has no name", () => {
  expect(topicsOf(known(" Strategy", "Strategy ", " "), "en-US")).toEqual(["Strategy"]);
});

it("knows no topics of a guest, nor while nobody is known", () => {
  expect(topicsOf({ status: "anonymous" }, "en-US")).toEqual([]);
  expect(topicsOf({ status: "unknown" }, "en-US")).toEqual([]);
});

it.each([
  ["loading", { status: "unknown" }, 0, "pending"],
  ["error", { status: "unknown" }, 0, "failed"],
  ["offline", { status: "unknown" }, 0, "offline"],
  ["empty", { status: "anonymous" }, 0, "failed"],
  ["empty", known(), 0, "pending"],
  ["ready", known("Strategy"), 1, "pending"],
] as const)("is %s for %j with %d topics, reading %s", (state, session, count, reading) => {
  expect(widgetStateOf(session, count, reading)).toBe(state);
});
