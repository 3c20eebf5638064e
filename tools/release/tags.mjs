const html = (...lines) => ["```html", ...lines, "```"].join("\n");

/**
 * Lists the tags of one release with their hashes, as Markdown.
 * @param {string} version such as "1.2.0"; the page files are under `/quire/<version>/`
 * @param {Record<string, string>} hashes file → `sha384-…`, as in `sri.json`
 */
export function pasteReadyTags(version, hashes) {
  const pinned = (file, host = "") => {
    if (!hashes[file]) throw new Error(`sri.json has no hash of ${file}.`);
    return `"${host}/quire/${version}/${file}" integrity="${hashes[file]}"`;
  };
  const styles = Object.keys(hashes).filter((file) => file.startsWith("styles/"));
  return [
    `# Tags of Quire ${version}`,
    `Serve this folder as \`/quire/${version}/\`. Take the tags that your page needs.`,
    "## The site's pages",
    html(`<script defer src=${pinned("quire.classic.js")}></script>`),
    "As a module:",
    html(`<script type="module" src=${pinned("quire.js")}></script>`),
    "Styles of widgets that show before any script:",
    html(...styles.map((file) => `<link rel="stylesheet" href=${pinned(file)}>`)),
    "## Partners' pages",
    "Write the site's own host in place of `review.example`.",
    html(
      `<script defer src=${pinned("partner.classic.js", "https://review.example")} crossorigin="anonymous"></script>`,
    ),
    "",
  ].join("\n\n");
}
