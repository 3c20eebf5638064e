import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { domains, examples, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const SOURCE = /\.tsx?$/;
const BESIDE = /\.(test|stories)\.tsx?$|\/(e2e|test|testing)\//;
/** Components and elements are for applications: that a widget's index names them is their use. */
const PUBLIC = /\/widgets\/[^/]+\/src\/index\.ts$/;
/** Found by their place: the build makes entries of them. */
const ENTRY =
  /\/src\/(?:[\w-]+\/)?((before-paint|after-paint|idle|shell|define|main|serve|quire[^/]*)\.tsx?$|(actions|shell|define)\/)/;

/**
 * Finds code that runs in tests alone: a value that is exported, and that no source names where it can be reached, in
 * its own package or in one that imports that, nor the file itself a second time.
 */
export function onlyTests(all = [...domains(), ...examples().map(asDomain)]) {
  const read = all.flatMap((one) => sourcesOf(one.src, nameOf(one)));
  for (const file of read) file.imports.push(...neighbours(file, all));
  const users = usersByOwner(read);
  const whole = new Set(read.flatMap(({ namespaces }) => namespaces));
  const faults = read
    .filter(({ path }) => !ENTRY.test(path) && !whole.has(path))
    .flatMap((file) =>
      file.declared.filter((name) => !isUsed(name, file, users)).map((name) => [file.path, name]),
    )
    .map(([path, name]) => `${relative(root, path)}: ${name} is used by tests alone: use it, or delete it`);
  return verdict(faults);
}

const asDomain = ({ dir, folder, manifest }) => ({
  folder,
  src: join(dir, "src"),
  owner: { folder, manifest },
});

/** What imports name it: its package, and in a package that is a layer its own folder. */
const nameOf = ({ folder, owner }) =>
  owner.folder === "" ? `${owner.manifest.name}/${folder}` : owner.manifest.name;

/** The domains of its own package that a file imports. */
const neighbours = ({ path, imports }, all) =>
  imports
    .filter((specifier) => specifier.startsWith("../"))
    .map((specifier) => join(dirname(path), specifier))
    .flatMap((target) => all.filter(({ src }) => target.startsWith(`${src}/`) && !path.startsWith(`${src}/`)))
    .map(nameOf);

function isUsed(name, file, users) {
  return users
    .get(file.owner)
    .some(({ path, named }) => (path === file.path ? named.get(name) > 1 : named.has(name)));
}

/** By package, the sources that may name what it exports: its own, and all of the packages that import it. */
function usersByOwner(read) {
  const byOwner = Map.groupBy(read, ({ owner }) => owner);
  const isImported = (owner, files) =>
    files.some(({ imports }) => imports.some((one) => one === owner || one.startsWith(`${owner}/`)));
  const usersOf = (owner) =>
    [...byOwner].flatMap(([other, files]) => (other === owner || isImported(owner, files) ? files : []));
  return new Map([...byOwner.keys()].map((owner) => [owner, usersOf(owner)]));
}

function sourcesOf(dir, owner) {
  const paths = filesBelow(dir).filter((path) => SOURCE.test(path) && !BESIDE.test(path));
  return paths.map((path) => ({ path, owner, ...namesIn(path) }));
}

/** What a file exports, imports, takes as a whole, and how often it names what; to hand a name on is not to use it. */
function namesIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, false);
  const named = new Map();
  const imports = [];
  const namespaces = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node)) imports.push(node.text);
    if (ts.isExportDeclaration(node)) imports.push(node.moduleSpecifier?.text ?? "");
    if (ts.isExportDeclaration(node) && !PUBLIC.test(path)) return;
    if (ts.isIdentifier(node)) named.set(node.text, (named.get(node.text) ?? 0) + 1);
    if (
      ts.isImportDeclaration(node) &&
      node.importClause?.namedBindings?.kind === ts.SyntaxKind.NamespaceImport
    )
      namespaces.push(join(dirname(path), node.moduleSpecifier.text.replace(/\.js$/, ".ts")));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared: source.statements.filter(isExported).flatMap(namesOf), imports, namespaces, named };
}

/** What is marked `@public` is there for applications, and says for what. */
const isPublic = ({ jsDoc = [] }) =>
  jsDoc.some(({ tags = [] }) => tags.some(({ tagName }) => tagName.text === "public"));

const isExported = (statement) =>
  !isPublic(statement) &&
  (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.text).filter(Boolean);
  }
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isValue && statement.name ? [statement.name.text] : [];
}
