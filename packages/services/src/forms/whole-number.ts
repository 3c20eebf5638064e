import * as v from "valibot";
import { text } from "./text.js";

/**
 * A positive whole number that does not start with 0, as text and as it was typed (content-5.7).
 * @public for an application's own fields of quantities
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
