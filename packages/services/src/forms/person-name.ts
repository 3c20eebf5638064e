import * as v from "valibot";
import { requiredText } from "./required-text.js";
import { text } from "./text.js";

const FORBIDDEN = /[(){}/><[\]\\",;|]/;

/** Schema of a first or last name: two characters or more, none of `( ) { } / > < [ ] \ " , ; |` (accounts-5.10). */
export function personName(which: "firstName" | "lastName") {
  return v.pipe(
    requiredText(),
    v.trim(),
    v.check(
      (name) => [...name].length >= 2 && !FORBIDDEN.test(name),
      () => text(which),
    ),
  );
}
