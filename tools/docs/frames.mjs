import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../workspace.mjs";

const TEMPLATE = at("docs/site/live/frame.html");

/** Folders of the page builds below the site, by flavour. */
const FLAVOUR_FOLDERS = { react: "quire", light: "quire-light" };

/** Name of an example's page in the folder of frames. */
export const getFrame = (id, flavour = "react") =>
  flavour === "react" ? `${id}.html` : `${id}.${flavour}.html`;

// A data block ends at the first end tag of a script.
const json = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

const FILLER =
  "A quire is a gathering of four sheets, folded once: the smallest part of a book. Printers counted paper by it.";

function getBody({ markup, bar, article, long }) {
  const text = long
    ? `\n${Array.from({ length: 24 }, () => `<p class="filler">${FILLER}</p>`).join("\n")}`
    : "";
  if (bar) return `<div class="bar">\n${markup}\n</div>${text}`;
  return article ? `<div class="article">\n${markup}${text}\n</div>` : markup + text;
}

/** Finds the style sheets that a page links for its widgets, by the tags in the markup. */
function getSheets(markup) {
  const tags = [...new Set([...markup.matchAll(/<quire-([\w-]+)/g)].map(([, name]) => name))];
  return tags.filter((name) => existsSync(at("dist/cdn/styles", `${name}.css`)));
}

/**
 * Writes the page of an example for each flavour.
 * @param folder the folder of the frames
 * @param events names of the events that the frame reports
 */
export function writeFrames(example, folder, events) {
  const template = readFileSync(TEMPLATE, "utf8");
  const prefix = `docs-${example.id}:`;
  for (const [flavour, cdn] of Object.entries(FLAVOUR_FOLDERS)) {
    const values = {
      title: `${example.widget}: ${example.title}`,
      sheets: getSheets(example.markup)
        .map((name) => `<link rel="stylesheet" href="../${cdn}/styles/${name}.css">`)
        .join("\n"),
      settings: json({
        prefix,
        events,
        backend: example.backend,
        scrolls: example.scrolls,
        pays: example.pays,
      }),
      config: json({ storagePrefix: prefix, afterSignIn: "update", ...example.config }),
      loader: `../${cdn}/quire.classic.js`,
      body: getBody(example),
    };
    const page = template.replaceAll(/\{\{(\w+)\}\}/g, (_match, name) => values[name]);
    const wide = example.width === "full" ? page.replace("<html ", "<html data-wide ") : page;
    writeFileSync(join(folder, getFrame(example.id, flavour)), wide);
  }
}
