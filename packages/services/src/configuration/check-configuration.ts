import { nearestName, pageConfiguration, report, reportFault } from "@quire/core";
import * as callSettings from "./call-settings.js";
import * as pageSettings from "./settings.js";

const settings = Object.values({ ...callSettings, ...pageSettings });
const keys = settings.map(({ key }): string => key);

/** Judges the whole configuration of the page: values that nobody has read yet, and keys that nobody will. */
export function checkConfiguration(): void {
  for (const key of Object.keys(pageConfiguration())) {
    if (!keys.includes(key)) reportUnknown(key);
  }
  for (const setting of settings) setting();
  const said = pageSettings.messages();
  // All keys there are: only a page that says something in place of messages has them come.
  if (Object.keys(said).length > 0)
    import("./check-messages.js").then(({ checkMessages }) => checkMessages(said)).catch(report);
}

function reportUnknown(key: string): void {
  const nearest = nearestName(key, keys);
  reportFault("configuration/unknown-key", `The configuration's "${key}" is not a setting.`, {
    why: "It is ignored.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Settings are: ${keys.join(", ")}.`,
  });
}
