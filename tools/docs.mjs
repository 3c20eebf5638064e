import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { BASE, CACHE } from "../docs/site/places.mjs";
import { writeFrames } from "./docs/frames.mjs";
import { getTwin } from "./docs/get-twin.mjs";
import { REPOSITORY, withSiteLinks } from "./docs/markdown.mjs";
import { getSite } from "./docs/pages.mjs";
import { makeRelative } from "./docs/relative.mjs";
import { pnpm, runNode } from "./install.mjs";
import { at } from "./workspace.mjs";

const SITE = at("docs/site");
const OUTPUT = at("dist/docs");
const STAMP = join(SITE, "node_modules/.quire-installed");

/** Installs the site generator, which only this command needs. */
async function installGenerator() {
  const lock = createHash("sha256")
    .update(readFileSync(join(SITE, "pnpm-lock.yaml")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  console.log("Installing the site generator …");
  const code = await pnpm("--dir", SITE, "install", "--frozen-lockfile");
  if (code !== 0)
    throw new Error("The site generator could not be installed; what pnpm printed above says why.");
  writeFileSync(STAMP, lock);
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns what a path of the repository is in its addresses. */
function getKind(path) {
  const stats = statSync(at(path), { throwIfNoEntry: false });
  return stats && (stats.isDirectory() ? "tree" : "blob");
}

/** Formats the settings of a page for Starlight. */
const getSettings = ({ label, description, isHome }) =>
  `---\n${[
    `title: ${JSON.stringify(label)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    ...(isHome ? ["template: splash"] : []),
  ].join("\n")}\n---\n\n`;

/** Lets the search list pages about the project itself after those for its users. */
const withRank = ({ isInternal }, text) =>
  isInternal ? `<div data-pagefind-weight="0.2">\n\n${text}\n\n</div>\n` : text;

const getFile = (slug) => (slug === "." ? "index.md" : `${slug}.md`);

/** Writes the pages that Astro reads, and their Markdown twins. */
function writePages(all) {
  rmSync(join(CACHE, "content"), { recursive: true, force: true });
  for (const page of all) {
    const text = withSiteLinks(page, all, getKind);
    const up = page.slug === "." ? "" : "../".repeat(page.slug.split("/").length);
    const source = page.source ? ` <a href="${REPOSITORY}/blob/main/${page.source}">Source</a>` : "";
    const tools = page.isHome
      ? ""
      : `<p class="page-tools"><a href="${up}${page.slug}.md">Markdown</a>${source}</p>\n\n`;
    write(join(CACHE, "content", getFile(page.slug)), getSettings(page) + tools + withRank(page, text));
    page.twin = `# ${page.label}\n\n${getTwin(text, page.slug)}\n`;
  }
}

function getSidebar(groups) {
  const item = ({ slug, label }) => ({ slug, label });
  const plain = ({ label, pages, isClosed = false }) => ({
    label,
    collapsed: isClosed,
    items: pages.map(item),
  });
  const widgets = groups.filter(({ isWidgets }) => isWidgets);
  const others = groups.filter(({ isWidgets }) => !isWidgets);
  const [start, guides, ...rest] = others.map(plain);
  return [
    start,
    guides,
    ...widgets.map((one) => ({ ...plain(one), label: `Widgets: ${one.label.toLowerCase()}` })),
    ...rest,
  ];
}

/** Bundles the script of the frames, with the fake backend. */
const bundleFrameScript = (outDir) =>
  build({
    configFile: false,
    logLevel: "error",
    root: join(SITE, "live"),
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: { "@quire/testing": at("packages/entry/testing/dist/index.js") } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: join(SITE, "live/frame.js"), formats: ["es"], fileName: () => "frame.js" },
    },
  });

const PLAYGROUND = { id: "playground", widget: "playground", title: "Your markup", bar: true, markup: "" };

/** Writes the frames of the examples, with all that they load. */
async function writeLive(examples, widgets) {
  const live = join(OUTPUT, "live");
  mkdirSync(live, { recursive: true });
  const events = [...new Set(widgets.flatMap((widget) => widget.events.map(({ name }) => name)))];
  for (const one of [...examples, PLAYGROUND]) writeFrames(one, live, events);
  const listed = examples.map(({ id, widget, title, markup, press, query, state }) => ({
    ...{ id, widget, title, markup, press, query, state },
  }));
  write(join(live, "examples.json"), JSON.stringify(listed));
  for (const name of ["frame.css", "payment.html", "payment.js", "art"])
    cpSync(join(SITE, "live", name), join(live, name), { recursive: true });
  const isServed = (file) => !/\.(map|d\.ts)$/.test(file);
  cpSync(at("dist/cdn"), join(OUTPUT, "quire"), { recursive: true, filter: isServed });
  cpSync(at("dist/cdn-light"), join(OUTPUT, "quire-light"), { recursive: true, filter: isServed });
  await bundleFrameScript(live);
}

/** Writes each page's Markdown, and the lists of them for language models. */
function writeTwins(groups) {
  const pages = groups.flatMap((group) => group.pages);
  for (const { slug, twin } of pages) write(join(OUTPUT, `${slug}.md`), twin);
  const lists = groups.map(({ label, pages: own }) =>
    [
      `## ${label}`,
      "",
      ...own.map(
        (page) => `- [${page.label}](${page.slug}.md)${page.description ? `: ${page.description}` : ""}`,
      ),
    ].join("\n"),
  );
  const intro =
    "# Quire\n\n> Embeddable widgets for publishing sites: React components, custom elements and data-attribute mounts from one source.";
  write(join(OUTPUT, "llms.txt"), `${[intro, ...lists].join("\n\n")}\n`);
  write(join(OUTPUT, "llms-full.txt"), pages.map(({ twin }) => twin).join("\n\n---\n\n"));
}

async function writeOpenApi() {
  const { openApiDocument } = await import(at("examples/reference-api/dist/openapi.js"));
  write(join(OUTPUT, "openapi.json"), JSON.stringify(openApiDocument(), null, 2));
}

function buildSite() {
  const astro = join(SITE, "node_modules/astro/bin/astro.mjs");
  const env = { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(process.execPath, [astro, "build", "--silent"], {
    cwd: SITE,
    env,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("Astro could not build the site.");
}

/** Builds the documentation site to `dist/docs`. */
async function buildDocs() {
  if ((await runNode("tools/build.mjs")) !== 0) throw new Error("The build failed.");
  await installGenerator();
  const { home, groups, widgets } = await getSite();
  const pages = groups.flatMap((group) => group.pages);
  writePages([home, ...pages]);
  write(join(CACHE, "sidebar.json"), JSON.stringify(getSidebar(groups)));
  rmSync(OUTPUT, { recursive: true, force: true });
  buildSite();
  makeRelative(OUTPUT, BASE);
  await writeLive(
    pages.flatMap(({ examples = [] }) => examples),
    widgets,
  );
  writeTwins(groups);
  await writeOpenApi();
  console.log(`${pages.length + 1} pages are in dist/docs.`);
}

await buildDocs().catch((error) => {
  console.error(error.stack);
  process.exitCode = 1;
});
