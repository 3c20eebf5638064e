import { findNearestName, reportFault } from "@quire/core";
import { messageKeys } from "./message-keys.js";

type MessagesByLocale = Readonly<Record<string, Readonly<Record<string, string>>>>;

const getScope = (key: string) => key.split(".", 1)[0] ?? "";

/** Reports the page's messages with unknown keys. */
export function checkMessages(byLocale: MessagesByLocale, keys = messageKeys): void {
  if (keys.length === 0) return; // The build inserts the keys. In unbuilt sources the list is empty.
  const known = new Set(keys);
  for (const key of new Set(Object.values(byLocale).flatMap(Object.keys)))
    if (!known.has(key)) reportUnknown(key, keys);
}

function reportUnknown(key: string, keys: readonly string[]): void {
  const nearest = findNearestName(key, keys);
  const own = keys.filter((one) => getScope(one) === getScope(key));
  const others = own.length > 0 ? own : [...new Set(keys.map(getScope))].map((scope) => `${scope}.…`);
  reportFault("message/unknown", `There is no message "${key}".`, {
    why: "The configuration's text for it never shows.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Use one of: ${others.join(", ")}.`,
  });
}
