import * as v from "valibot";
import { text } from "./text.js";

/** Text of less than `n` characters, 30 where nothing else is said (content-5.8). It may be empty. */
export function limitedText(n = 30) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => [...value].length < n,
      () => text("maxLength", { n }),
    ),
  );
}
