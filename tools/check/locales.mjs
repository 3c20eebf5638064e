import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { getTranslation, languages, textFiles } from "../build/locales.mjs";
import { importSource } from "../build/source.mjs";
import { at, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const TRANSLATION = /\/text\.([^/]+)\.json$/;
/** Enough counts to meet each plural category that whole numbers of a page can have. */
const COUNTS = Array.from({ length: 1_000 }, (_, count) => count);

/** Lists each part of a compiled message, with those inside branches and tags. */
function getParts(message) {
  if (typeof message === "string") return [];
  return message.flatMap((part) => {
    if (typeof part === "string") return [];
    const inner = { plural: part[3], select: part[2], tag: [part[2]] }[part[0]] ?? [];
    return [part, ...Object.values(inner).flatMap(getParts)];
  });
}

/** The names that a message takes from its code: values and tags. */
const getNames = (parts) =>
  new Set(parts.map(([type, name]) => (type === "tag" ? `<${name}>` : `{${name}}`)));

const isCategory = (branch) => !branch.startsWith("=");

function getPluralFaults(parts, english, language) {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const needed = new Set(COUNTS.map((count) => rules.select(count)));
  // English "{count} selected" has one form, and so may its translation.
  const hasForms = (name) =>
    english.some(
      (part) =>
        part[0] === "plural" && part[1] === name && Object.keys(part[3]).filter(isCategory).length > 1,
    );
  return parts
    .filter(([type]) => type === "plural")
    .flatMap(([, name, , branches]) => {
      const own = Object.keys(branches).filter(isCategory);
      const unknown = own.filter((branch) => !known.includes(branch));
      const isOneForm = own.length === 1 && !hasForms(name);
      const missing = [...needed].filter((category) => !isOneForm && !own.includes(category));
      return [
        ...unknown.map((branch) => `"${branch}" of {${name}} is no plural category of the language`),
        ...missing.map((category) => `{${name}} has no branch "${category}"`),
      ];
    });
}

const getSelects = (parts) =>
  new Map(
    parts.filter(([type]) => type === "select").map(([, name, branches]) => [name, Object.keys(branches)]),
  );

function getSelectFaults(parts, english) {
  const own = getSelects(parts);
  return [...getSelects(english)].flatMap(([name, branches]) => {
    const missing = branches.filter((branch) => own.has(name) && !own.get(name).includes(branch));
    return missing.map((branch) => `{${name}} has no branch "${branch}"`);
  });
}

/** Compares the names of a translation with those of the English message. */
function getNameFaults(parts, english) {
  const [own, wanted] = [getNames(parts), getNames(english)];
  return [
    ...[...wanted].filter((name) => !own.has(name)).map((name) => `${name} is missing`),
    ...[...own].filter((name) => !wanted.has(name)).map((name) => `${name} is unknown`),
  ];
}

function getMessageFaults(icu, english, language, compile) {
  if (typeof icu !== "string") return ["it is not a text"];
  if (!icu.trim()) return ["it is empty"];
  let compiled;
  try {
    compiled = compile(icu);
  } catch ({ message }) {
    return [`it is not ICU: ${message}`];
  }
  const [parts, englishParts] = [getParts(compiled), getParts(compile(english))];
  return [
    ...getNameFaults(parts, englishParts),
    ...getSelectFaults(parts, englishParts),
    ...getPluralFaults(parts, englishParts, language),
  ];
}

/**
 * Finds faults in one translation: missing and unused keys, and messages that code cannot use.
 * @param translation the content of `text.<language>.json`, or undefined if there is no file
 * @param messages the English messages, with key and ICU text
 */
export function getLocaleFaults(translation, messages, language, compile) {
  if (translation === undefined) return ["the file is missing"];
  let texts;
  try {
    texts = JSON.parse(translation);
  } catch ({ message }) {
    return [`it is not JSON: ${message}`];
  }
  const keys = messages.map(({ key }) => key);
  return [
    ...keys.filter((key) => !Object.hasOwn(texts, key)).map((key) => `${key}: the key is missing`),
    ...Object.keys(texts)
      .filter((key) => !keys.includes(key))
      .map((key) => `${key}: the key is unused, because text.ts has no such message`),
    ...messages
      .filter(({ key }) => Object.hasOwn(texts, key))
      .flatMap(({ key, icu }) =>
        getMessageFaults(texts[key], icu, language, compile).map((fault) => `${key}: ${fault}`),
      ),
  ];
}

/** Lists translations without a text file or of a language that `@quire/locales` does not have. */
function getStrays(files, known) {
  const expected = new Set(files.flatMap(({ file }) => known.map((one) => getTranslation(file, one))));
  return filesBelow(at("packages"))
    .filter((path) => TRANSLATION.test(path) && !expected.has(path))
    .map((path) => `${relative(root, path)}: no text.ts, or no language of packages/entry/locales`);
}

/** Compares each translation with its English messages. */
export async function locales() {
  const { compileMessage } = await importSource(at("packages/base/core/src/messages/compile-message.ts"));
  const files = textFiles();
  const known = languages();
  const faults = known.flatMap((language) =>
    files.flatMap(({ file, messages }) => {
      const path = getTranslation(file, language);
      const translation = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      return getLocaleFaults(translation, messages, language, compileMessage).map(
        (fault) => `${relative(root, path)}: ${fault}`,
      );
    }),
  );
  return verdict([...faults, ...getStrays(files, known)]);
}
