import { pageConfiguration, reportFault } from "@quire/core";
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
}

function reportUnknown(key: string): void {
  const nearest = nearestKey(key);
  reportFault("configuration/unknown-key", `The configuration's "${key}" is not a setting.`, {
    why: "It is ignored.",
    fix: nearest ? `Did you mean "${nearest}"?` : `Settings are: ${keys.join(", ")}.`,
  });
}

/** The setting that differs in case, in a part, or after the first letters. */
function nearestKey(key: string): string | undefined {
  const wanted = key.toLowerCase();
  return keys.find((known) => {
    const name = known.toLowerCase();
    return name.includes(wanted) || wanted.includes(name) || name.slice(0, 4) === wanted.slice(0, 4);
  });
}
