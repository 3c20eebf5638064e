import * as v from "valibot";
import { text } from "./text.js";

/** Letters, digits or spaces, 1 to 30 of them (content-5.1). */
const TITLE = /^[A-Za-z0-9 ]{1,30}$/;

/** Title of the whole library, which no folder can have. */
const LIBRARY = "My Library";

/**
 * Schema of a folder's title, trimmed: 1 to 30 letters, digits or spaces, not blank (content-5.1). It must differ from
 * 'My Library' and from `others`, compared without case and spaces.
 * @param others titles of the user's other folders, or a function that returns them at each validation
 */
export function getFolderTitle(others: readonly string[] | (() => readonly string[]) = []) {
  const titles = typeof others === "function" ? others : () => others;
  return v.pipe(
    v.string(),
    v.check(
      (title) => TITLE.test(title) && title.trim() !== "",
      () => text("folderTitle"),
    ),
    v.trim(),
    v.check(
      (title) => ![LIBRARY, ...titles()].some((other) => hasSameTitle(other, title)),
      () => text("folderTaken"),
    ),
  );
}

/** Returns true when two titles are equal without case and spaces (content-5.3). */
export function hasSameTitle(one: string, other: string): boolean {
  return normalizeTitle(one) === normalizeTitle(other);
}

function normalizeTitle(title: string): string {
  return title.replace(/\s/g, "").toLowerCase();
}
