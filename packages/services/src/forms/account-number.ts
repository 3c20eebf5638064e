import * as v from "valibot";
import { text } from "./native/text.js";
import { requiredText } from "./required-text.js";

/**
 * Schema of a subscriber's account number, as printed on labels: letters and digits, separated by spaces and hyphens.
 */
export function accountNumber() {
  return v.pipe(
    requiredText(),
    v.transform((value) => value.replace(/[\s\u2010-\u2015-]+/g, "")),
    v.check(
      (value) => /^[a-z\d]{1,64}$/i.test(value),
      () => text("invalid"),
    ),
  );
}
