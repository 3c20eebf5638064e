import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { at, domains, filesBelow, packages } from "../workspace.mjs";
import { findMessages } from "./messages.mjs";
import { built, places } from "./places.mjs";
import { importSource } from "./source.mjs";

const COMPILER = at("packages/base/core/src/messages/compile-message.ts");
const SOURCES = at("packages/entry/locales/src");

const PAGE = "page";

/** Lists the languages with translations: each has a file in the package `@quire/locales`. */
export const languages = () =>
  readdirSync(SOURCES)
    .map((file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1])
    .filter((language) => language && language !== "en")
    .sort();

const getOwnDomain = ({ owner }) => owner.manifest.quire?.messages ?? PAGE;

/** Lists the features that a widget imports. */
const getFeatures = ({ src }) =>
  filesBelow(src)
    .filter((path) => /(?<!\.(?:test|stories))\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"@quire\/features\/([\w-]+)/g)])
    .map(([, folder]) => folder);

/**
 * Returns the message domain of each folder: the part of a language that a page loads together. `quire.messages` in a
 * widget's `package.json` names its domain. A feature has the domain that all its widgets share. Every page loads the
 * domain `page`, which is the default.
 */
function messageDomains() {
  const all = domains();
  const widgets = all.filter(({ layer }) => layer === "widgets");
  const users = widgets.map((one) => ({ domain: getOwnDomain(one), features: getFeatures(one) }));
  const getShared = ({ folder }) => {
    const found = new Set(
      users.filter(({ features }) => features.includes(folder)).map(({ domain }) => domain),
    );
    return found.size === 1 ? [...found][0] : PAGE;
  };
  return all.map((one) => ({
    src: one.src,
    domain: one.layer === "features" ? getShared(one) : getOwnDomain(one),
  }));
}

const getDomain = (file, found) => found.find(({ src }) => file.startsWith(`${src}/`))?.domain ?? PAGE;

/** Lists the library's files with messages: path, domain and messages with key and ICU text. */
export function textFiles() {
  const found = messageDomains();
  return packages()
    .flatMap(({ dir }) => filesBelow(join(dir, "src")))
    .filter((file) => /\/text\.ts$/.test(file))
    .sort()
    .map((file) => ({
      file,
      domain: getDomain(file, found),
      messages: findMessages(parseAst(readFileSync(file, "utf8"), { lang: "ts" })),
    }));
}

/** Returns the path of a translation: `text.de.json` next to `text.ts`. */
export const getTranslation = (file, language) => file.replace(/\.ts$/, `.${language}.json`);

/** Returns the messages of a text file in a language. An untranslated one is missing: pages show it in English. */
function readMessages({ file, messages }, language) {
  if (language === "en") return messages.map(({ key, icu }) => [key, icu]);
  const path = getTranslation(file, language);
  return existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** Compiles the messages of a language by key. @param domain all domains if omitted */
async function compileLocale(language, domain) {
  const { compileMessage } = await importSource(COMPILER);
  const files = textFiles().filter((one) => !domain || one.domain === domain);
  return Object.fromEntries(
    files.flatMap((one) => readMessages(one, language)).map(([key, icu]) => [key, compileMessage(icu)]),
  );
}

/** Lists the widgets that need more domains than `page`: their own one and those of the features that they import. */
function widgetDomains(found) {
  const all = domains();
  const needs = Object.entries(places().widgets).map(([name, file]) => {
    const widget = all.find((one) => file.startsWith(`${one.src}/`));
    const folders = [widget.src, ...getFeatures(widget).map((folder) => at("packages/features/src", folder))];
    const needed = new Set(folders.map((folder) => getDomain(`${folder}/`, found)));
    return [name, [...needed].filter((domain) => domain !== PAGE)];
  });
  return Object.fromEntries(needs.filter(([, needed]) => needed.length > 0));
}

const PREFIX = "virtual:quire/locale/";
const VIRTUAL = "\0quire-locale/";

export const isLocale = (id) => id.startsWith(PREFIX);

/** Returns the code of a virtual module: `de` has all messages, `de-page` those of a domain. */
async function getCode(name, isSource = false) {
  const [language, domain] = name.split("-");
  const messages = JSON.stringify(await compileLocale(language, domain));
  return `export default ${messages};\n${domain === PAGE ? getMoreDomains(language, isSource) : ""}`;
}

const MESSAGES = at("packages/base/core/src/messages/page-messages.ts");

/** Returns the rest of a page's locale. It has the function of core that only pages in another language wait for. */
function getMoreDomains(language, isSource) {
  const found = messageDomains();
  const all = [...new Set(found.map(({ domain }) => domain))].filter((domain) => domain !== PAGE).sort();
  const imports = all.map((domain) => `() => import("${PREFIX}${language}-${domain}")`);
  const needs = Object.entries(widgetDomains(found)).map(
    ([name, needed]) => `"${name}": [${needed.map((domain) => all.indexOf(domain))}]`,
  );
  return [
    `const domains = [${imports}];`,
    `const needs = { ${needs} };`,
    `import { messagesReady } from ${JSON.stringify(isSource ? MESSAGES : built(MESSAGES))};`,
    "export const textsReady = (file) => messagesReady(file.split(/[/.]/)[1]);",
    "export const getMore = (widget) => (needs[widget] ?? []).map((domain) => domains[domain]());",
  ].join("\n");
}

/**
 * Provides the messages of a language, compiled, in Rollup and Vite.
 *
 * - `virtual:quire/locale/de` exports all of them, for `@quire/locales`.
 * - `virtual:quire/locale/de-page` exports those of every page, and the function `getMore(widget)`, which imports the
 *   messages of a widget's other domains.
 * @param {{ source?: boolean }} options
 */
export const locales = ({ source = false } = {}) => ({
  name: "quire-locales",
  enforce: "pre",
  resolveId: (id) => (isLocale(id) ? `${VIRTUAL}${id.slice(PREFIX.length)}` : undefined),
  load: async (id) =>
    id.startsWith(VIRTUAL)
      ? { code: await getCode(id.slice(VIRTUAL.length), source), map: null, moduleSideEffects: false }
      : undefined,
});

const FILE = join(SOURCES, "messages-");

/** Writes `virtual:quire/locale/de` as a file of the package that imports it, in the npm build. */
export const localesForPackages = () => ({
  name: "quire-locales-for-packages",
  resolveId: (id) => (isLocale(id) ? `${FILE}${id.slice(PREFIX.length)}.js` : undefined),
  load: (id) => (id.startsWith(FILE) ? getCode(id.slice(FILE.length, -".js".length)) : undefined),
});
