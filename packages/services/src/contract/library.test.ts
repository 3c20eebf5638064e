import { parse, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  addToFolders,
  FolderSchema,
  foldersOfItem,
  SavedItemSchema,
  saveItem,
  unsaveItem,
} from "./library.js";

describe("the library's entities", () => {
  it("are a folder with id, name, description, slug and readOnly (content-3.7)", () => {
    expect(parse(FolderSchema, { id: 12, name: "Board papers" })).toEqual({
      id: "12",
      name: "Board papers",
      description: "",
      slug: "",
      readOnly: false,
    });
  });

  it("are a saved item, of which only the id must be there (content-3.9)", () => {
    expect(parse(SavedItemSchema, { id: "a", listPrice: "8.95" })).toMatchObject({
      id: "a",
      authors: [],
      activityType: "",
      listPrice: "8.95",
    });
  });

  it("are no failures where an answer names none", () => {
    expect(parse(unsaveItem.answer, {})).toEqual({ failed: [] });
    expect(parse(foldersOfItem.answer, {})).toEqual({ saved: false, lists: [] });
  });
});

describe("the calls of the library", () => {
  it("save an item as saved, into no folder, unless they are told", () => {
    expect(parse(saveItem.body.schema, { id: "a", title: "A" })).toMatchObject({
      activityType: "saved",
      authors: [],
      listIds: [],
    });
  });

  it("file one item or many", () => {
    const send = (itemId: unknown) => safeParse(addToFolders.body.schema, { itemId, listIds: ["f"] }).success;
    expect([send("a"), send(["a", "b"]), send([]), send("")]).toEqual([true, true, false, false]);
  });
});
