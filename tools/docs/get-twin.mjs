import { dirname, join, relative } from "node:path";
import { mapProse } from "./markdown.mjs";

const FRAME = /<div class="example"[^>]*>\n<iframe [^>]*title="([^"]*)"[^>]*><\/iframe>\n<\/div>\n*/g;
const TAB_TITLE = /<section data-tab="[^"]*">\n<p class="tab-title">([^<]*)<\/p>/g;
const WRAPPER = /^<\/?(div|section|p|ul|li)\b[^>]*>$/;

const toText = (line) =>
  line
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, "[$2]($1)")
    .replaceAll(/<\/?(?:p|div|li|b|span|h1)\b[^>]*>/g, "")
    .replaceAll(/<\/?code>/g, "`")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

/** Returns the address of another page's twin, seen from a twin: it is next to its page's folder. */
function getTwinAddress(slug, address) {
  const [, path, rest] = /^([^?#]*)(.*)$/.exec(address);
  const target = join(slug, path).replace(/\/$/, "");
  return relative(dirname(slug), /\.\w+$/.test(target) ? target : `${target}.md`) + rest;
}

/** Returns a page's text as plain Markdown: without frames, and with each tab's code below its name. */
export function getTwin(text, slug) {
  const plain = text.replaceAll(FRAME, "").replaceAll(TAB_TITLE, "**$1**");
  return mapProse(plain, (line) => {
    if (WRAPPER.test(line)) return "";
    return /^<(p|li|h1)\b/.test(line) ? toText(line) : line;
  })
    .replaceAll(/\]\(((?!\w+:|\/|#)[^)]+)\)/g, (_link, address) => `](${getTwinAddress(slug, address)})`)
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
