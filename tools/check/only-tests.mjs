import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { domains, examples, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { moduleUses } from "./module-uses.mjs";

const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|stories)\.tsx?$|\/(e2e|test|testing|conformance)\//;
/** Components, elements and hooks are for applications, so an export by these indexes counts as a use. */
const PUBLIC = /\/(widgets\/[^/]+|entry\/umbrella)\/src\/index\.ts$/;
/** Files that the build finds by their path, and turns into entries. */
const ENTRY =
  /\/src\/(?:[\w-]+\/)?((before-paint|after-paint|idle|triggers|check-page|shell|define|main|serve|page-entry|quire[^/]*)\.tsx?$|(actions|shell|define)\/)/;

/**
 * Finds exported values that only tests use: no other source imports them, directly or through re-exports, and their
 * own file does not use them.
 */
export function onlyTests(all = [...domains(), ...examples().map(asDomain)]) {
  const paths = all
    .flatMap(({ src }) => filesBelow(src))
    .filter((path) => SOURCE.test(path) && !BESIDE.test(path));
  const isUsed = moduleUses(paths, packageFiles(all), (path) => PUBLIC.test(path));
  const faults = paths
    .filter((path) => !ENTRY.test(path))
    .flatMap((path) =>
      declaredIn(path)
        .filter((name) => !isUsed(path, name))
        .map((name) => `${relative(root, path)}: ${name} is used by tests alone: use it, or delete it`),
    );
  return verdict(faults);
}

const asDomain = ({ dir, folder, manifest }) => ({ src: join(dir, "src"), owner: { dir, folder, manifest } });

/** Returns the source of a package's address, by its `exports`. */
function packageFiles(all) {
  const owners = new Map(all.map(({ owner }) => [owner.manifest.name, owner]));
  return (specifier) => {
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    const owner = owners.get(name);
    const file = owner?.manifest.exports?.[`.${specifier.slice(name.length)}`]?.["quire-source"];
    return file && join(owner.dir, file);
  };
}

/** Lists the exported values that the file itself does not use. */
function declaredIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, false);
  const named = new Map();
  const visit = (node) => {
    // A re-export is not a use.
    if (ts.isExportDeclaration(node)) return;
    if (ts.isIdentifier(node)) named.set(node.text, (named.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return source.statements
    .filter(isExported)
    .flatMap(getNames)
    .filter((name) => named.get(name) === 1);
}

/** Recognizes an export with `@public`, which is for applications. */
const isPublic = ({ jsDoc = [] }) =>
  jsDoc.some(({ tags = [] }) => tags.some(({ tagName }) => tagName.text === "public"));

const isExported = (statement) =>
  !isPublic(statement) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function getNames(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.text).filter(Boolean);
  }
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isValue && statement.name ? [statement.name.text] : [];
}
