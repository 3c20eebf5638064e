import * as v from "valibot";
import { text } from "./text.js";

/**
 * Schema of a positive whole number without a leading 0. The result is the typed text (content-5.7).
 * @public for an application's own quantity fields
 */
export function wholeNumber() {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (value) => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value)),
      () => text("number"),
    ),
  );
}
