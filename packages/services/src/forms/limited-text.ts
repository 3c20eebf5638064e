import * as v from "valibot";
import { text } from "./text.js";

/** Schema of a text with fewer than `n` characters, by default 30 (content-5.8). It can be empty. */
export function limitedText(n = 30) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => [...value].length < n,
      () => text("maxLength", { n }),
    ),
  );
}
