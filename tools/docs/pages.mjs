import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { declaredWidgets } from "../descriptions/declared.mjs";
import { declaredTriggers } from "../descriptions/declared-triggers.mjs";
import { at, filesBelow, root } from "../workspace.mjs";
import { errorCodesText } from "./error-codes.mjs";
import { getExamples } from "./examples.mjs";
import { getRelative, getSections, withoutTitle } from "./markdown.mjs";
import { frame, getTitle, getWidgetPage, splitReadme, tabs } from "./widget-page.mjs";

const read = (file) => readFileSync(at(file), "utf8");

/** A page whose text is a document of the repository. */
const getDocument = (slug, label, source) => ({ slug, label, source, text: withoutTitle(read(source)) });

/** A page that is written for the site, in `docs/site/pages`. */
function written(slug, label, values = {}) {
  const text = read(`docs/site/pages/${slug}.md`).replaceAll(
    /\{\{([\w-]+)\}\}/g,
    (_match, key) => values[key],
  );
  return { slug, label, isWritten: true, source: `docs/site/pages/${slug}.md`, text };
}

/** Groups of widgets, from the tables of the README: the heading of each, the named widgets and their packages. */
function getWidgetGroups() {
  const tables = [...read("README.md").matchAll(/^\| ([\w ]+) \| \|\n\| --- \| --- \|\n((?:\|.*\n)+)/gm)];
  return tables.flatMap(([, label, rows]) => {
    const links = [...rows.matchAll(/\[([\w, -]+)\]\(packages\/widgets\/([\w-]+)\//g)];
    const names = links.flatMap(([, text]) => text.split(", "));
    return links.length > 0 ? [{ label, names, folders: links.map(([, , folder]) => folder) }] : [];
  });
}

function getFamily({ folder, manifest }, shared) {
  if (shared === "") return undefined;
  return {
    folder,
    slug: `widgets/${folder}`,
    label: `All ${getTitle(folder).toLowerCase()}`,
    text: shared,
    description: manifest.description,
  };
}

/** Returns the pages of a package's widgets. */
function getPackagePages({ dir, folder, manifest, widgets: own }, widgets) {
  const readme = readFileSync(`${dir}/README.md`, "utf8");
  const { shared, own: texts } = splitReadme(readme, own);
  const hasOwnPage = own.some(({ name }) => name === folder);
  const family = hasOwnPage ? undefined : getFamily({ folder, manifest }, shared);
  const pages = own.map((widget) => {
    const text = [widget.name === folder ? shared : "", texts.get(widget.name) ?? ""]
      .filter(Boolean)
      .join("\n\n");
    return getWidgetPage({ widget, dir, isAlone: own.length === 1, text, family, widgets });
  });
  const source = `${relative(root, dir)}/README.md`;
  return { folder, pages: family ? [...pages, { ...family, source }] : pages };
}

/** Assigns each widget to the group that names it, and the page of a package to the last group that names the package. */
function getWidgetSections(packages) {
  const groups = getWidgetGroups().map(({ label, names, folders }) => ({
    label: getTitle(label),
    names,
    folders,
    pages: [],
  }));
  for (const page of packages.flatMap(({ folder, pages }) => pages.map((one) => ({ folder, ...one })))) {
    const named = groups.find(({ names }) => names.includes(page.slug.replace("widgets/", "")));
    const group = named ?? groups.findLast(({ folders }) => folders.includes(page.folder));
    if (!group) throw new Error(`README.md does not name ${page.slug}.`);
    group.pages.push(page);
  }
  const place = ({ names }, { slug }) => names.indexOf(slug.replace("widgets/", "")) + 1 || names.length + 1;
  for (const group of groups) group.pages.sort((a, b) => place(group, a) - place(group, b));
  return groups;
}

const decisions = () =>
  filesBelow(at("docs/decisions"))
    .map((file) => relative(root, file))
    .filter((file) => /\d{3}-/.test(file))
    .sort()
    .map((file) => {
      const name = /(\d{3}-[\w-]+)\.md$/.exec(file)[1];
      return getDocument(`decisions/${name}`, /^# (.*)$/m.exec(read(file))[1], file);
    });

const services = () =>
  filesBelow(at("packages/services/src"))
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith("/README.md"))
    .sort()
    .map((file) => /src\/([\w-]+)\//.exec(file)[1])
    .map((name) =>
      getDocument(`services/${name}`, getTitle(name), `packages/services/src/${name}/README.md`),
    );

/** Lists all tokens, parts and states of all widgets, for the page about themes. */
function tokensText(all) {
  const rows = all.flatMap(({ widgets }) =>
    widgets.flatMap((widget) =>
      widget.tokens.map(
        (token) =>
          `| \`${token.name}\` | \`${token.default}\` | ${token.description} | [${widget.name}](${getRelative("theming", `widgets/${widget.name}`)}) |`,
      ),
    ),
  );
  return ["| token | default | purpose | widget |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** A part of the specification, with an anchor for each rule. */
function getRules(name) {
  const page = getDocument(`specification/${name}`, getTitle(name), `docs/specification/${name}.md`);
  const text = page.text.replaceAll(
    /^(\s*(?:- |\| ))\*\*([a-z]+-[\d.]+)\*\*/gm,
    '$1<span id="$2"></span>**$2**',
  );
  return { ...page, text };
}

/** SECURITY.md, with the policy and the hashes from the guide. */
function getSecurity() {
  const page = getDocument("security", "Security", "SECURITY.md");
  const wanted = /^## (Content-Security-Policy|Integrity)$/m;
  const sections = getSections(read("docs/guides/pages.md")).filter((section) => wanted.test(section));
  return { ...page, text: [...sections, page.text].join("\n\n") };
}

/** Lists every call of the contract, with its rule. */
async function getCalls(rulePages) {
  const { openApiDocument } = await import(at("examples/reference-api/dist/openapi.js"));
  const slug = "backend/calls";
  const findRule = (id) => {
    const page = rulePages.find(({ text }) => text.includes(`id="${id}"`));
    return page ? `[${id}](${getRelative(slug, page.slug)}#${id})` : id;
  };
  const rows = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const names = one["x-quire-calls"].map((name) => `\`${name}\``).join(", ");
      const rule = /^[a-z]+-[\d.]+$/.test(one.summary) ? findRule(one.summary) : one.summary;
      return `| \`${method.toUpperCase()}\` | \`${path}\` | ${names} | ${rule} |`;
    }),
  );
  const text = [
    "Quire sends these calls and no others. The paths are those of the reference API; the configuration sets the bases.",
    `<p><a href="${getRelative(slug, "openapi.json")}">openapi.json</a> has the parameters, bodies and answers of each call. <code>npx quire-contract-check https://www.example.com</code> checks a server.</p>`,
    ["| method | path | call | rule |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
  return { slug, label: "All calls", text };
}

function getTheming(all) {
  const page = getDocument("theming", "Theming", "packages/base/ui/README.md");
  return { ...page, text: `${page.text}\n\n## Tokens of widgets\n\n${tokensText(all)}` };
}

/** Lists the actions of triggers, with the attributes that each one needs. */
async function triggerRows() {
  const triggers = (await declaredTriggers()).flatMap((one) => one.triggers);
  return triggers
    .map(({ name, description, attributes }) => {
      const needed = attributes.filter(({ isNeeded }) => isNeeded).map((one) => ` \`${one.name}\``);
      return `| \`${name}\` |${needed.join(",")} | ${description} |`;
    })
    .join("\n");
}

function accessTable(pages) {
  const rows = pages
    .filter(({ examples }) => examples)
    .map(({ slug, label, text }) => {
      const states = /Axe checks (\d+)/.exec(text)?.[1] ?? "0";
      return `| [${label}](${getRelative("accessibility", slug)}#accessibility) | ${states} |`;
    });
  return ["| widget | states checked with axe |", "| --- | --- |", ...rows].join("\n");
}

const FIRST = [
  [
    "HTML",
    "html",
    '<!-- In <head>: -->\n<script defer src="/quire/quire.classic.js" data-api="/api/"></script>\n\n<quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart>',
  ],
  [
    "Data mount",
    "html",
    '<!-- In <head>: -->\n<script defer src="/quire/quire.classic.js" data-api="/api/"></script>\n\n<div data-quire="mini-cart"><a href="/shopping-cart">Cart</a></div>',
  ],
  [
    "React",
    "tsx",
    'import { MiniCart, QuireProvider } from "@quire/widgets";\n\nexport const Page = () => (\n  <QuireProvider config={{ api: "/api/" }}>\n    <MiniCart itemLimit={5} onItemRemoved={({ name }) => console.log(name)} />\n  </QuireProvider>\n);',
  ],
  [
    "WordPress",
    "html",
    '<!-- In the theme\'s header.php: -->\n<script defer src="/quire/quire.classic.js" data-api="/api/"></script>\n\n<!-- wp:html -->\n<div data-quire="mini-cart"><a href="/shopping-cart">Cart</a></div>\n<!-- /wp:html -->',
  ],
];

/**
 * Collects all pages of the site.
 * @returns groups of the sidebar with their pages, and the descriptions of all widgets
 */
export async function getSite() {
  const all = await declaredWidgets();
  const every = all.flatMap(({ widgets }) => widgets);
  const byTag = new Map(every.map((one) => [one.tag, one]));
  const sections = getWidgetSections(all.map((one) => getPackagePages(one, byTag)));
  const rules = ["accounts", "content", "beyond", "robustness"].map(getRules);
  const widgetPages = sections.flatMap(({ pages }) => pages);
  const [cart] = getExamples("mini-cart");
  const [offer] = getExamples("paywall");
  const first = { first: tabs(FIRST), count: String(every.length) };
  const groups = [
    {
      label: "Start",
      pages: [
        written("start", "The first minute", { ...first, live: frame(cart, "start") }),
        getDocument("guides/pages", "Quire on a page", "docs/guides/pages.md"),
        written("playground", "Playground"),
      ],
    },
    ...sections.map(({ label, pages }) => ({ label, pages, isWidgets: true })),
    {
      label: "Guides",
      pages: [
        written("guides/editors", "CMS authors", { triggers: await triggerRows() }),
        getDocument("guides/systems", "Content-management systems", "docs/guides/systems.md"),
        getDocument("guides/wordpress", "WordPress", "integrations/wordpress/README.md"),
        getDocument("guides/react", "React developers", "packages/entry/umbrella/README.md"),
        getDocument("guides/routers", "Routers", "docs/guides/routers.md"),
        getDocument("guides/flavours", "React or Preact", "docs/guides/flavours.md"),
        getDocument("guides/languages", "Languages", "docs/guides/languages.md"),
        getDocument("guides/prerendering", "Prerendering", "packages/entry/prerender/README.md"),
        getDocument("guides/cdn", "Page files", "packages/entry/cdn/README.md"),
        getDocument("guides/partners", "Partners", "docs/guides/partners.md"),
        getDocument("guides/testing", "Tests and stories", "packages/entry/testing/README.md"),
        getDocument("guides/performance", "Performance", "docs/guides/performance.md"),
        getDocument("guides/compared", "Compared", "docs/guides/compared.md"),
      ],
    },
    {
      label: "Backend",
      pages: [
        getDocument("backend/contract-check", "Your own backend", "packages/entry/contract-check/README.md"),
        getDocument("backend/contract", "The contract", "packages/services/src/contract/README.md"),
        await getCalls(rules),
        getDocument("backend/reference-api", "Reference API", "examples/reference-api/README.md"),
        getDocument("backend/proxies", "The API on another server", "docs/guides/proxies.md"),
      ],
    },
    {
      label: "Design and trust",
      pages: [
        getTheming(all),
        written("theme-editor", "Theme editor"),
        written("accessibility", "Accessibility", { table: accessTable(widgetPages) }),
        getSecurity(),
        { slug: "errors", label: "Error codes", text: errorCodesText() },
        getDocument("versions", "Versions and migration", "docs/guides/versions.md"),
        getDocument("changelog", "Changelog", "CHANGELOG.md"),
      ],
    },
    {
      label: "Services",
      isClosed: true,
      pages: [
        getDocument("services", "Overview", "packages/services/README.md"),
        ...services().filter(({ slug }) => slug !== "services/contract"),
      ],
    },
    {
      label: "Project",
      isClosed: true,
      pages: [
        getDocument("architecture", "Architecture", "ARCHITECTURE.md"),
        getDocument("contributing", "Contributing", "CONTRIBUTING.md"),
        getDocument("specification", "Specification", "docs/specification/README.md"),
        ...rules,
        getDocument("decisions", "Decision records", "docs/decisions/README.md"),
        ...decisions(),
      ].map((page) => ({ ...page, isInternal: true })),
    },
  ];
  const home = {
    ...written("index", "Quire", { ...first, live: frame(offer, "."), groups: homeGroups(sections) }),
    slug: ".",
    isHome: true,
  };
  return { home, groups, widgets: every };
}

/** Formats the widgets on the home page, with the first sentence of each. */
const homeGroups = (sections) =>
  sections
    .map(({ label, pages }) =>
      [
        `### ${label}`,
        "",
        `<ul class="widget-grid">`,
        ...pages
          .filter(({ examples }) => examples)
          .map(
            ({ slug, label: name, description }) =>
              `<li><a href="${getRelative(".", slug)}"><b>${name}</b> <span>${description.replaceAll(/[`_]/g, "").replaceAll("<", "&lt;")}</span></a></li>`,
          ),
        "</ul>",
      ].join("\n"),
    )
    .join("\n\n");
