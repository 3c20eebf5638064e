import { findNearestName, pageConfiguration, report, reportFault } from "@quire/core";
import * as callSettings from "./call-settings.js";
import * as pageSettings from "./settings.js";

const settings = Object.values({ ...callSettings, ...pageSettings });
const keys = settings.map(({ key }): string => key);

/** Checks the page's whole configuration, including unused values and unknown keys. */
export function checkConfiguration(): void {
  for (const key of Object.keys(pageConfiguration())) {
    if (!keys.includes(key)) reportUnknown(key);
  }
  for (const setting of settings) setting();
  const messages = pageSettings.messages();
  // The list of all message keys loads only on pages with their own messages.
  if (Object.keys(messages).length > 0)
    import("./check-messages.js").then(({ checkMessages }) => checkMessages(messages)).catch(report);
}

function reportUnknown(key: string): void {
  const nearest = findNearestName(key, keys);
  reportFault("configuration/unknown-key", `The configuration's "${key}" is not a setting.`, {
    why: "It is ignored.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Settings are: ${keys.join(", ")}.`,
  });
}
