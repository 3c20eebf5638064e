import { loadRegion } from "@quire/services/region";

/** Whether the reader is in the US or Canada, by the day's lookup; a chunk of its own, for menus that ask. */
export async function isDomestic(): Promise<boolean> {
  return (await loadRegion()).isDomestic;
}
