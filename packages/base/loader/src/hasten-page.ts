import { pageChunks } from "virtual:quire/page-chunks";

/** Has what page.js imports fetched beside it, not after it: one round trip less until the page acts. */
export function hastenPage(base: string): void {
  for (const chunk of pageChunks) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: base + chunk, crossOrigin: "anonymous" });
    document.head.append(link);
  }
}
