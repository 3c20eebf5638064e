import * as v from "valibot";
import { expect, it } from "vitest";
import { canEdit, getFolderPath, getSlugOfPath, isGiftFolder } from "./folder-model.js";
import { getFolderTitle } from "./folder-title.js";

const messageFor = (title: string, others: readonly string[] = []) =>
  v.safeParse(getFolderTitle(others), title).issues?.[0].message;

it.each(["", " ", "     ", "Strategy!", "Stratégie", "a-b", "a".repeat(31), "<b>", "tab\there"])(
  "rejects %j: 'Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.' (content-5.1)",
  (title) => {
    expect(messageFor(title)).toBe(
      "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.",
    );
  },
);

it.each(["a", "7", "My reading 2026", "a".repeat(30), " Strategy "])("accepts %j", (title) => {
  expect(v.parse(getFolderTitle(), title)).toBe(title.trim());
});

it.each(["Strategy", "strategy", " S t r a t e g y ", "STRAT EGY"])(
  "rejects %j next to 'Strategy': 'A folder with this title already exists.' (content-5.3)",
  (title) => {
    expect(messageFor(title, ["Economics", "Strategy"])).toBe("A folder with this title already exists.");
  },
);

it.each(["My Library", "my library", "MYLIBRARY"])(
  "rejects %j as the library's title: 'A folder with this title already exists.' (content-5.3)",
  (title) => {
    expect(messageFor(title)).toBe("A folder with this title already exists.");
  },
);

const folder = { id: "1", name: "Gifts", description: "", slug: "hbrgift", readOnly: true };

it("canEdit returns false for read-only folders and for 'all' (content-6.9)", () => {
  expect([canEdit(folder), canEdit(undefined), canEdit({ ...folder, readOnly: false })]).toEqual([
    false,
    false,
    true,
  ]);
});

it("isGiftFolder returns true for the slug 'hbrgift' (content-3.8)", () => {
  expect([isGiftFolder(folder), isGiftFolder({ slug: "strategy" })]).toEqual([true, false]);
});

it("slugOfPath returns the slug of /my-library/library/{folderSlug}, or else 'all' (content-2.5)", () => {
  expect(getFolderPath(folder)).toBe("/my-library/library/hbrgift");
  expect(getSlugOfPath("/my-library/library/hbrgift")).toBe("hbrgift");
  expect(getSlugOfPath("/my-library/library/hbrgift/")).toBe("hbrgift");
  expect(getSlugOfPath("/my-library")).toBe("all");
});
