import { CurrentUserSchema } from "@quire/services/contract";
import type { Session } from "@quire/services/session";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { getTopics, getWidgetState } from "./topic-menu-model.js";

const known = (...topics: string[]): Session => ({
  status: "known",
  user: parse(CurrentUserSchema, { id: "7", topics: topics.map((name) => ({ name })) }),
});

it("sorts followed topics by name in the locale's order", () => {
  expect(getTopics(known("Zürich", "Ärger", "Apfel", "Zagreb"), "de")).toEqual([
    "Apfel",
    "Ärger",
    "Zagreb",
    "Zürich",
  ]);
  expect(getTopics(known("Zagreb", "Ärger"), "sv")).toEqual(["Zagreb", "Ärger"]);
});

it("sorts without regard to case, and by whole numbers", () => {
  expect(getTopics(known("innovation", "Top 10", "Economics", "Top 9"), "en-US")).toEqual([
    "Economics",
    "innovation",
    "Top 9",
    "Top 10",
  ]);
});

it("returns a name once and trimmed, and no empty names", () => {
  expect(getTopics(known(" Strategy", "Strategy ", " "), "en-US")).toEqual(["Strategy"]);
});

it("returns no topics for a guest or an unknown user", () => {
  expect(getTopics({ status: "anonymous" }, "en-US")).toEqual([]);
  expect(getTopics({ status: "unknown" }, "en-US")).toEqual([]);
});

it.each([
  ["loading", { status: "unknown" }, 0, "pending"],
  ["error", { status: "unknown" }, 0, "failed"],
  ["offline", { status: "unknown" }, 0, "offline"],
  ["empty", { status: "anonymous" }, 0, "failed"],
  ["empty", known(), 0, "pending"],
  ["ready", known("Strategy"), 1, "pending"],
] as const)("returns %s for %j with %d topics, reading %s", (state, session, count, reading) => {
  expect(getWidgetState(session, count, reading)).toBe(state);
});
