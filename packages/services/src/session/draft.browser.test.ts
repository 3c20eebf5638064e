import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { dropDraft, getKeptDraft, keepDraft } from "./draft.js";
import { pendingActionsHold } from "./pending-actions-hold.js";

const mine = { reader: "1", about: "folder 7" };

beforeEach(() => {
  sessionStorage.clear();
  newPage();
});

it("returns a draft only to its user and for its subject (robustness-39)", () => {
  expect(getKeptDraft(mine)).toBeUndefined();
  keepDraft(mine, { name: "To read" });
  expect(getKeptDraft(mine)).toEqual({ name: "To read" });
  expect(getKeptDraft({ ...mine, reader: "2" })).toBeUndefined();
  expect(getKeptDraft({ ...mine, about: "folder 8" })).toBeUndefined();
});

it("keeps a draft when another form drops its own", () => {
  keepDraft(mine, { name: "To read" });
  dropDraft({ ...mine, about: "folder 8" });
  expect(getKeptDraft(mine)).toEqual({ name: "To read" });
  dropDraft(mine);
  expect(sessionStorage.getItem("quire:draft:folder 7")).toBeNull();
});

it("keeps a draft when another user drops one (robustness-39)", () => {
  keepDraft(mine, { name: "To read" });
  dropDraft({ ...mine, reader: "2" });
  expect(getKeptDraft(mine)).toEqual({ name: "To read" });
});

it("keeps the drafts of several forms", () => {
  keepDraft(mine, { name: "To read" });
  keepDraft({ ...mine, about: "folder 8" }, { name: "Read" });
  expect(getKeptDraft(mine)).toEqual({ name: "To read" });
  expect(getKeptDraft({ ...mine, about: "folder 8" })).toEqual({ name: "Read" });
});

it("survives a page that a sign-in is about to replace", () => {
  keepDraft(mine, { name: "To read" });
  pendingActionsHold().isOn = true;
  dropDraft(mine);
  expect(getKeptDraft(mine)).toEqual({ name: "To read" });
});

it.each(["{oops", "null", '{"version":2,"reader":"1","about":"folder 7","value":1}'])(
  "ignores %j in the storage (robustness-16)",
  (text) => {
    sessionStorage.setItem("quire:draft:folder 7", text);
    expect(getKeptDraft(mine)).toBeUndefined();
  },
);
