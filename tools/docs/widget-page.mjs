import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { KINDS, table } from "../descriptions/tables.mjs";
import { filesBelow, root } from "../workspace.mjs";
import { getExamples, toDataMount, toReact, toWordPress } from "./examples.mjs";
import { getFrame } from "./frames.mjs";
import { getRelative, getSections, mapProse, withoutEmptyHeadings, withoutTitle } from "./markdown.mjs";

const DECLARED = /<!-- declared: \w+(?: of [\w-]+)? -->[\s\S]*?<!-- \/declared -->/g;
const TITLES = {
  attributes: "Attributes",
  events: "Events",
  slots: "Slots",
  states: "States",
  tokens: "Tokens",
  parts: "Parts",
};

export const getTitle = (name) => {
  const words = name.replaceAll("-", " ");
  return words[0].toUpperCase() + words.slice(1);
};

const escapeHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const fence = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** Formats code in several languages as tabs. Without script, the parts follow each other. */
export const tabs = (parts) =>
  [
    '<div class="code-tabs">',
    ...parts.map(
      ([label, language, text]) =>
        `<section data-tab="${label}">\n<p class="tab-title">${label}</p>\n\n${fence(language, text)}\n\n</section>`,
    ),
    "</div>",
  ].join("\n");

/** Formats the frame of an example. */
export function frame({ id, title, height, press, long, query }, slug) {
  const address = getRelative(slug, `live/${getFrame(id)}`) + (query ? `?${query}` : "");
  const light = getRelative(slug, `live/${getFrame(id, "light")}`) + (query ? `?${query}` : "");
  return [
    `<div class="example" data-example="${id}"${press || long ? ' data-fixed=""' : ""} data-light="${light}">`,
    `<iframe src="${address}" title="Example: ${escapeHtml(title)}" loading="lazy" style="block-size: ${height}px"></iframe>`,
    "</div>",
  ].join("\n");
}

function exampleText(example, slug, widgets) {
  const { title, about, markup, id } = example;
  const react = toReact(example, widgets);
  const playground = `${getRelative(slug, "playground")}?example=${id}`;
  return [
    `### ${title}`,
    ...(about ? [about] : []),
    frame(example, slug),
    tabs([
      ["HTML", "html", markup],
      ["Data mount", "html", toDataMount(markup)],
      ["React", "tsx", react],
      ["WordPress", "html", toWordPress(markup)],
    ]),
    `<p class="example-links"><a href="${playground}">Open in the playground</a></p>`,
  ].join("\n\n");
}

/** Names of the stories in a widget's folder. `pnpm check` runs axe on each. */
function getStories(dir, name, isAlone) {
  const files = filesBelow(`${dir}/src`).filter((file) => file.endsWith(".stories.tsx"));
  const folder = (file) => relative(`${dir}/src`, file).split("/")[0];
  const own = files.filter((file) => isAlone || name.startsWith(folder(file)) || name.endsWith(folder(file)));
  return own.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+) = /gm)].map(([, story]) =>
      story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase(),
    ),
  );
}

const ABOUT_ACCESS =
  /\b(Escape|focus|keyboard|arrow keys|Enter|Tab|screen readers?|announce[ds]?|accessible name|reduced-motion|tab order|live region)\b/;

/** Finds the sentences of a README about keyboard, focus and screen readers. */
function getAccessLines(text) {
  const lines = [];
  mapProse(text, (line) => {
    if (/^- /.test(line) && ABOUT_ACCESS.test(line)) lines.push(line);
    return line;
  });
  return lines;
}

function accessibilityText({ widget, dir, isAlone, prose, slug }) {
  const stories = [...new Set(getStories(dir, widget.name, isAlone))];
  const opens = widget.events.find(({ name }) => name === "quire-close");
  const closes = opens?.detail.includes('"escape"');
  const facts = [
    ...(closes ? ["- Escape closes it, and the focus returns to the element that opened it."] : []),
    ...(stories.length > 0
      ? [
          `- Axe checks ${stories.length} ${stories.length === 1 ? "state" : "states"} of it: ${stories.join(", ")}.`,
        ]
      : []),
    `- The conformance suite mounts it in right-to-left text, with forced colors and in a form. [Accessibility](${getRelative(slug, "accessibility")}) lists what holds for all widgets.`,
  ];
  return ["## Accessibility", [...getAccessLines(prose), ...facts].join("\n")].join("\n\n");
}

const referenceText = (widget) =>
  [
    "## Reference",
    ...KINDS.filter((kind) => widget[kind].length > 0).map(
      (kind) => `### ${TITLES[kind]}\n\n${table(kind, [widget])}`,
    ),
  ].join("\n\n");

const clean = (text) => withoutEmptyHeadings(withoutTitle(text).replaceAll(DECLARED, "")).trim();

/** Returns the sections of a package's README by widget, and the text that belongs to all of them. */
export function splitReadme(readme, widgets) {
  const [{ name: only }] = widgets;
  if (widgets.length === 1) return { shared: "", own: new Map([[only, clean(readme)]]) };
  const own = new Map();
  const shared = [];
  for (const section of getSections(readme)) {
    const heading = /^## (?:`<quire-)?(.*?)(?:>`)?$/m.exec(section)?.[1].toLowerCase().replaceAll(" ", "-");
    const named = /<!-- declared: \w+ of ([\w-]+) -->/.exec(section)?.[1];
    const owner = widgets.find(
      ({ name }) => section.startsWith("## ") && (name === heading || name === named),
    );
    if (owner) own.set(owner.name, clean(section.replace(/^## .*\n/, "")));
    else shared.push(section);
  }
  return { shared: clean(shared.join("\n")), own };
}

/**
 * Returns the page of a widget: examples, the README's text, the reference and the accessibility statement.
 * @param family slug of the page that has the text for all widgets of the package, if there is one
 */
export function getWidgetPage({ widget, dir, isAlone, text, family, widgets }) {
  const slug = `widgets/${widget.name}`;
  const source = `${relative(root, dir)}/README.md`;
  const usage = text && !/^## /.test(text) ? `## Usage\n\n${text}` : text;
  const shared = family
    ? `All widgets of \`@quire/${family.folder}\` share more behaviour: see [${family.label}](${getRelative(slug, family.slug)}).`
    : "";
  const examples = getExamples(widget.name);
  return {
    slug,
    source,
    label: getTitle(widget.name),
    description: widget.description,
    examples,
    text: [
      `<p class="tag"><code>&lt;${widget.tag}&gt;</code></p>`,
      widget.description,
      examples.length > 0 ? "## Examples" : "",
      ...examples.map((one) => exampleText(one, slug, widgets)),
      usage,
      shared,
      accessibilityText({ widget, dir, isAlone, prose: text || family?.text || "", slug }),
      referenceText(widget),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
