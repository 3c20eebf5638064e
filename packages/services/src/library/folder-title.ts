import * as v from "valibot";
import { text } from "./text.js";

/** Letters, digits or spaces, 1 to 30 of them (content-5.1). */
const TITLE = /^[A-Za-z0-9 ]{1,30}$/;

/** The library as a whole has a title too: a folder of that title could not be told from it. */
const LIBRARY = "My Library";

/**
 * A folder's title, trimmed: 1 to 30 characters, letters, digits or spaces, not blank (content-5.1), and unlike 'My
 * Library' and the titles of `others`, compared without case and spaces.
 * @param others titles of the reader's other folders, or what gives them whenever a title is judged
 */
export function folderTitle(others: readonly string[] | (() => readonly string[]) = []) {
  const titles = typeof others === "function" ? others : () => others;
  return v.pipe(
    v.string(),
    v.check(
      (title) => TITLE.test(title) && title.trim() !== "",
      () => text("folderTitle"),
    ),
    v.trim(),
    v.check(
      (title) => ![LIBRARY, ...titles()].some((other) => sameTitle(other, title)),
      () => text("folderTaken"),
    ),
  );
}

/** Whether two titles count as one: compared case-insensitively, ignoring spaces (content-5.3). */
export function sameTitle(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(title: string): string {
  return title.replace(/\s/g, "").toLowerCase();
}
