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

describe("library schemas", () => {
  it("parse a folder with id, name, description, slug and readOnly (content-3.7)", () => {
    expect(parse(FolderSchema, { id: 12, name: "Board papers" })).toEqual({
      id: "12",
      name: "Board papers",
      description: "",
      slug: "",
      readOnly: false,
    });
  });

  it("parse a saved item that has only an id (content-3.9)", () => {
    expect(parse(SavedItemSchema, { id: "a", listPrice: "8.95" })).toMatchObject({
      id: "a",
      authors: [],
      activityType: "",
      listPrice: "8.95",
    });
  });

  it("parse an answer without failures as an empty list", () => {
    expect(parse(unsaveItem.answer, {})).toEqual({ failed: [] });
    expect(parse(foldersOfItem.answer, {})).toEqual({ saved: false, lists: [] });
  });
});

describe("library calls", () => {
  it("save an item as `saved` and in no folder by default", () => {
    expect(parse(saveItem.body.schema, { id: "a", title: "A" })).toMatchObject({
      activityType: "saved",
      authors: [],
      listIds: [],
    });
  });

  it("add one item or several to folders", () => {
    const send = (itemId: unknown) => safeParse(addToFolders.body.schema, { itemId, listIds: ["f"] }).success;
    expect([send("a"), send(["a", "b"]), send([]), send("")]).toEqual([true, true, false, false]);
  });
});
