import { dirname, join, relative } from "node:path";

/** Address of the sources. */
export const REPOSITORY = "https://github.com/quire-widgets/quire";

/** Returns the id that the site gives a heading. */
const getAnchor = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const FENCE = /^\s*(```|~~~)/;

/** Applies a function to each line outside of code blocks. */
export function mapProse(text, map) {
  let isCode = false;
  return text
    .split("\n")
    .map((line) => {
      if (FENCE.test(line)) {
        isCode = !isCode;
        return line;
      }
      return isCode ? line : map(line);
    })
    .join("\n");
}

/** Lists the ids of all headings and anchors of a text. */
function getAnchors(text) {
  const seen = new Map();
  const anchors = [];
  mapProse(text, (line) => {
    const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      const anchor = getAnchor(heading);
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      anchors.push(count === 0 ? anchor : `${anchor}-${count}`);
    }
    for (const [, id] of line.matchAll(/ id="([^"]+)"/g)) anchors.push(id);
    return line;
  });
  return anchors;
}

/** Removes the title, which the site takes from the page's settings. */
export const withoutTitle = (text) => text.replace(/^\s*# .*\n+/, "");

/** Removes headings without content. */
export function withoutEmptyHeadings(text) {
  const parts = [];
  mapProse(text, (line) => {
    const level = /^(#{2,6}) /.exec(line)?.[1].length;
    if (level || parts.length === 0) parts.push({ level: level ?? 0, lines: [] });
    parts.at(-1).lines.push(line);
    return line;
  });
  // Code blocks are not part of the prose, so the lines are read again with their headings as marks.
  const headings = new Set(parts.filter(({ level }) => level > 0).map(({ lines: [first] }) => first));
  const lines = text.split("\n");
  return lines
    .filter((line, index) => {
      if (!headings.has(line)) return true;
      const level = /^#+/.exec(line)[0].length;
      const next = lines.slice(index + 1).find((one) => one.trim() !== "");
      const nextLevel = next === undefined ? 1 : /^(#{2,6}) /.exec(next)?.[1].length;
      return nextLevel === undefined || nextLevel > level;
    })
    .join("\n");
}

/** Splits a text at its headings of level 2. The first part is the text before them. */
export function getSections(text) {
  const sections = [[]];
  let isCode = false;
  for (const line of text.split("\n")) {
    if (FENCE.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith("## ")) sections.push([]);
    sections.at(-1).push(line);
  }
  return sections.map((lines) => lines.join("\n"));
}

/** Files of the site that are not pages. */
const FILES = ["openapi.json"];

const LINK = /(\]\(|href=")([^)"\s]+)([)"])/g;

/** Returns the address of a page or file of the site, seen from a page. */
export function getRelative(from, to) {
  const address = relative(from, to) || ".";
  return /\.\w+$/.test(to) ? address : `${address}/`;
}

/**
 * Makes the links of a page's text point to pages of the site, or else to the repository.
 * @param page with `slug`, `source` and `text`
 * @param pages all pages
 * @param getKind returns "tree" for a folder of the repository, "blob" for a file, else undefined
 * @throws Error for a link that leads nowhere
 */
export function withSiteLinks(page, pages, getKind) {
  const bySource = Map.groupBy(
    pages.filter(({ source }) => source),
    ({ source }) => source,
  );
  const addresses = new Set([...FILES, ...pages.map(({ slug }) => slug)]);
  const resolve = (target) => {
    if (/^(\w+:|\/)|…/.test(target)) return target; // Messages of errors contain "…" for a value.
    const [path, hash = ""] = target.split("#");
    if (page.isWritten && path !== "") return target;
    // Generated parts of a page link to other pages by their addresses.
    if (path !== "" && addresses.has(join(page.slug, path.split("?")[0]).replace(/\/$/, ""))) return target;
    if (path === "" && (!page.source || getAnchors(page.text).includes(hash))) return target;
    const file = path === "" ? page.source : join(dirname(page.source ?? ""), path).replace(/\/$/, "");
    const kind = getKind(file);
    const found = bySource.get(file) ?? (kind === "tree" ? bySource.get(`${file}/README.md`) : undefined);
    if (!found) {
      if (!kind) throw new Error(`The page ${page.slug} links to ${target}, which does not exist.`);
      if (file.endsWith(".png")) return `${REPOSITORY}/raw/main/${file}`;
      return `${REPOSITORY}/${kind}/main/${file}${hash && `#${hash}`}`;
    }
    const holder = hash ? found.find(({ text }) => getAnchors(text).includes(hash)) : undefined;
    const shown = (holder ?? found[0]).slug;
    return getRelative(page.slug, shown) + (holder ? `#${hash}` : "");
  };
  return mapProse(page.text, (line) =>
    line.replaceAll(LINK, (_link, start, target, end) => start + resolve(target) + end),
  );
}
