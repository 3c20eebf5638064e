import { safeHref } from "@quire/core";

/** px (content-2.34) */
const WIDTH = 480;
const HEIGHT = 270;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (value: string) => value.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/**
 * Returns the code for embedding a video: an iframe of 480 by 270 (content-2.34). Undefined for an unsafe address.
 * @param url address of the video, relative to `base`
 * @param base the page's address
 */
export function getEmbedCode(url: string, title: string, base: string): string | undefined {
  if (safeHref(url) === undefined || !URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const name = title ? ` title="${escaped(title)}"` : "";
  return `<iframe width="${WIDTH}" height="${HEIGHT}" src="${escaped(href)}"${name} allow="fullscreen" loading="lazy"></iframe>`;
}
