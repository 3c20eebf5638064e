import { openOverlay } from "@quire/core";
import * as v from "valibot";

/** The pending action of a guest who wanted to open an overlay that needs an account, usually a flyout. */
export const OPEN_ACTION = "open";

/** Valid attribute names. A name that would create an event handler is rejected. */
const AttributeName = v.pipe(v.string(), v.regex(/^(?!on)[a-z][a-z-]*$/));

const OpenSchema = v.object({
  /** The overlay's widget name, such as "change-password-flyout". */
  name: v.string(),
  attributes: v.record(AttributeName, v.string()),
});

/**
 * Opens the overlay of a pending action. It takes the focus, because the element that had the focus may have
 * been removed.
 */
export async function openKeptOverlay(data: unknown): Promise<string> {
  openOverlay({ ...v.parse(OpenSchema, data), keyboard: true });
  return ""; // The opened overlay needs no message.
}
