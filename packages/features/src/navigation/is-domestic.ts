import { loadRegion } from "@quire/services/region";

/** Resolves to true if the user's region is the US or Canada. A separate chunk, for menus that need it. */
export async function isDomestic(): Promise<boolean> {
  return (await loadRegion()).isDomestic;
}
