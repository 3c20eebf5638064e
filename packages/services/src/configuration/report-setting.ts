import { reportFault } from "@quire/core";

/** Reports an invalid setting. @param path path inside the setting, or empty for the whole setting */
export function reportSetting(key: string, path: string, why: string): void {
  const where = [key, path].filter(Boolean).join(".");
  reportFault("configuration/invalid", `The configuration's "${where}" cannot be used.`, {
    why: `${why}.`,
    fix: `Until it is corrected, "${key}" has its default.`,
  });
}
