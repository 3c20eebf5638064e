import * as v from "valibot";
import { emailAddress, limitedText } from "../forms/index.js";
import { text } from "./text.js";

/** Recipients of one e-mail at most. */
const MAX_RECIPIENTS = 20;

/** Every comma-separated recipient is valid (content-5.5); what is between two commas and blank counts as none. */
export function recipients() {
  const address = emailAddress();
  const isWrong = (one: string) => !v.safeParse(address, one).success;
  return v.pipe(
    v.string(),
    v.transform(splitRecipients),
    v.check(
      (list) => list.length > 0 && !list.some(isWrong),
      ({ input }) => (input.length > 1 ? namingWrong(input.filter(isWrong)) : text("email")),
    ),
    v.maxLength(MAX_RECIPIENTS, () => text("tooMany", { most: MAX_RECIPIENTS })),
    v.transform((list) => [...new Set(list.map((one) => v.parse(address, one)))]),
  );
}

/** Among several, the reader is told which. */
const namingWrong = (wrong: readonly string[]) => text("emailAmong", { wrong: wrong.join(", ") });

/**
 * The form of an e-mail share: FROM stands in it only when nobody is signed in, and is required then (content-2.30,
 * content-5.6).
 */
export function emailShareForm({ isKnown }: { readonly isKnown: boolean }) {
  return v.object({
    from: isKnown ? v.optional(v.string(), "") : emailAddress(),
    to: recipients(),
    message: v.optional(v.pipe(limitedText(2001), v.trim()), ""),
  });
}

export function splitRecipients(list: string): string[] {
  return list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
