import { reportFault } from "@quire/core";

/** Tells the developer that a setting cannot be used as the page says it. @param path where in it; empty for the whole */
export function reportSetting(key: string, path: string, why: string): void {
  const where = [key, path].filter(Boolean).join(".");
  reportFault("configuration/invalid", `The configuration's "${where}" cannot be used.`, {
    why: `${why}.`,
    fix: `Until it is corrected, "${key}" has its default.`,
  });
}
