import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { dropDraft, keepDraft, keptDraft } from "./draft.js";
import { pendingActionsHold } from "./pending-actions-hold.js";

const mine = { reader: "1", about: "folder 7" };

beforeEach(() => {
  sessionStorage.clear();
  newPage();
});

it("a draft is there for its reader and what it is about, and for nobody and nothing else (robustness-39)", () => {
  expect(keptDraft(mine)).toBeUndefined();
  keepDraft(mine, { name: "To read" });
  expect(keptDraft(mine)).toEqual({ name: "To read" });
  expect(keptDraft({ ...mine, reader: "2" })).toBeUndefined();
  expect(keptDraft({ ...mine, about: "folder 8" })).toBeUndefined();
});

it("is dropped by its own form alone", () => {
  keepDraft(mine, { name: "To read" });
  dropDraft({ ...mine, about: "folder 8" });
  expect(keptDraft(mine)).toEqual({ name: "To read" });
  dropDraft(mine);
  expect(sessionStorage.getItem("quire:draft:folder 7")).toBeNull();
});

it("is dropped by its own reader alone (robustness-39)", () => {
  keepDraft(mine, { name: "To read" });
  dropDraft({ ...mine, reader: "2" });
  expect(keptDraft(mine)).toEqual({ name: "To read" });
});

it("each form's stands beside the others'", () => {
  keepDraft(mine, { name: "To read" });
  keepDraft({ ...mine, about: "folder 8" }, { name: "Read" });
  expect(keptDraft(mine)).toEqual({ name: "To read" });
  expect(keptDraft({ ...mine, about: "folder 8" })).toEqual({ name: "Read" });
});

it("outlives the page that a sign-in is about to replace", () => {
  keepDraft(mine, { name: "To read" });
  pendingActionsHold().isOn = true;
  dropDraft(mine);
  expect(keptDraft(mine)).toEqual({ name: "To read" });
});

it.each(["{oops", "null", '{"version":2,"reader":"1","about":"folder 7","value":1}'])(
  "%j in the storage is none (robustness-16)",
  (text) => {
    sessionStorage.setItem("quire:draft:folder 7", text);
    expect(keptDraft(mine)).toBeUndefined();
  },
);
