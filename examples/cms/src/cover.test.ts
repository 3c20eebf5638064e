import { catalogue } from "@quire/example-reference-api";
import { expect, it } from "vitest";
import { cover, issueCover } from "./cover.js";

const { magazine, archive } = catalogue();
const [newest] = magazine;
const oldest = archive.at(-1);

it.each([
  ["a book", cover({ id: "10001", title: "The Napkin and the Plan", contentType: "Book" })],
  [
    "a title of 300 characters",
    cover({ id: "1", title: "Everything promised ".repeat(15), contentType: "" }),
  ],
  ["a recent issue", newest && issueCover(newest)],
  ["an old issue", oldest && issueCover(oldest)],
  ["an issue without summary", newest && issueCover({ ...newest, summary: "", title: "" })],
])("draws the text of %s as outlines (beyond-330)", (_, drawn) => {
  expect(drawn?.match(/<text|NaN|undefined|font-family/g)).toBeNull();
  expect(drawn?.match(/<path fill/g)?.length).toBeGreaterThan(2);
});

it("prints the contents on covers before 1984, and a picture on later ones", () => {
  const isPictured = (issue = newest) => issue && issueCover(issue).includes('viewBox="0 0 1200 800"');
  expect([isPictured(oldest), isPictured(newest)]).toEqual([false, true]);
});
