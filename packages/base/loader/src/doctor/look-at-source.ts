import type { Finding } from "./finding.js";

/** What is not markup, though it may look like it. */
const NO_MARKUP = /<!--.*?-->|<script.*?<\/script/gis;
/** A tag of ours that ends in a slash; one at the end of a value without quotes is of the value. */
const CLOSED_IN_ITSELF = /<(quire-[\w-]+)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*\s*\/>/gi;

/** Reads the page as its server sends it: what a browser has made of a mistake does not show it any more. */
export async function lookAtSource(signal: AbortSignal): Promise<Finding[]> {
  try {
    const source = await (await fetch(location.href, { signal })).text();
    return [...source.replace(NO_MARKUP, "").matchAll(CLOSED_IN_ITSELF)].map(([, tag]) => ({
      area: "tag",
      what: `<${tag} /> stays open: what follows lies inside it.`,
      fix: `HTML knows no tags that close themselves. Write <${tag}></${tag}>.`,
    }));
  } catch {
    return []; // A page that nobody sends again cannot be read.
  }
}
