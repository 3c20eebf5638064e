import type { Finding } from "./reported.js";

/** Comments and scripts. Their text may look like markup. */
const NO_MARKUP = /<!--.*?-->|<script.*?<\/script/gis;
/** A Quire tag that ends with a slash. After a value without quotes, the slash belongs to the value. */
const CLOSED_IN_ITSELF = /<(quire-[\w-]+)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*\s*\/>/gi;

/** Reads the page's source from its server. The browser's DOM no longer shows this mistake. */
export async function lookAtSource(signal: AbortSignal): Promise<Finding[]> {
  try {
    const source = await (await fetch(location.href, { signal })).text();
    return [...source.replace(NO_MARKUP, "").matchAll(CLOSED_IN_ITSELF)].map(([, tag]) => ({
      area: "tag",
      code: "widget/misplaced",
      what: `<${tag} /> stays open: what follows lies inside it.`,
      fix: `HTML has no self-closing custom tags. Write <${tag}></${tag}>.`,
    }));
  } catch {
    return []; // The server does not send the page a second time, so it cannot be read.
  }
}
