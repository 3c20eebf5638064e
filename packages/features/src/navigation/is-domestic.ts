import { loadRegion } from "@quire/services/region";

/** Returns true if the reader is in the US or Canada by the day's lookup. It is a separate chunk for menus that need it. */
export async function isDomestic(): Promise<boolean> {
  return (await loadRegion()).isDomestic;
}
