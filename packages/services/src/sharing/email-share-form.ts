import * as v from "valibot";
import { emailAddress, limitedText } from "../forms/index.js";
import { text } from "./text.js";

/** Maximum number of recipients of one e-mail. */
const MAX_RECIPIENTS = 20;

/** Schema of comma-separated recipients, which must all be valid (content-5.5). Blank entries are ignored. */
export function recipientsSchema() {
  const address = emailAddress();
  const isWrong = (one: string) => !v.safeParse(address, one).success;
  return v.pipe(
    v.string(),
    v.transform(splitRecipients),
    v.check(
      (list) => list.length > 0 && !list.some(isWrong),
      ({ input }) => (input.length > 1 ? formatInvalidRecipients(input.filter(isWrong)) : text("email")),
    ),
    v.maxLength(MAX_RECIPIENTS, () => text("tooMany", { most: MAX_RECIPIENTS })),
    v.transform((list) => [...new Set(list.map((one) => v.parse(address, one)))]),
  );
}

/** Returns the message for several recipients, which lists the invalid ones. */
const formatInvalidRecipients = (wrong: readonly string[]) => text("emailAmong", { wrong: wrong.join(", ") });

/**
 * Schema of an e-mail share. FROM is required for guests, and absent for signed-in users (content-2.30, content-5.6).
 */
export function emailShareForm({ isKnown }: { readonly isKnown: boolean }) {
  return v.object({
    from: isKnown ? v.optional(v.string(), "") : emailAddress(),
    to: recipientsSchema(),
    message: v.optional(v.pipe(limitedText(2001), v.trim()), ""),
  });
}

/** Splits at commas, also of Arabic keyboards. */
export function splitRecipients(list: string): string[] {
  return list
    .split(/[,،]/)
    .map((one) => one.trim())
    .filter(Boolean);
}
