import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** Possible endings of an imported address. */
const AS_SOURCE = ["", ".ts", ".tsx", ".js", ".mjs"];

/**
 * Determines the exports that other files use: through indexes, under other names, and out of a namespace. A
 * lazy import may be passed around, so its names count as used if any file reads them from an object.
 * @param {readonly string[]} paths the inspected files
 * @param {(specifier: string) => string | undefined} packageFile returns the source of a package's address
 * @param {(path: string) => boolean} isPublic returns true for files whose exports are for applications
 * @returns {(path: string, name: string) => boolean}
 */
export function moduleUses(paths, packageFile, isPublic) {
  const files = new Map(paths.map((path) => [path, readModule(path)]));
  const used = new Map(paths.map((path) => [path, new Set()]));

  const resolve = (from, specifier) => {
    if (!specifier.startsWith(".")) return packageFile(specifier);
    const whole = join(dirname(from), specifier).replace(/\.js$/, "");
    return AS_SOURCE.map((end) => whole + end).find((path) => files.has(path));
  };

  const use = (path, name) => {
    const file = files.get(path);
    if (!file || used.get(path).has(name)) return;
    used.get(path).add(name);
    for (const { specifier, names } of file.handedOn) {
      const target = resolve(path, specifier);
      if (names === undefined) use(target, name);
      else for (const [own, theirs] of names) if (own === name) use(target, theirs);
    }
  };

  const getNames = (path, seen = new Set()) => {
    const file = files.get(path);
    if (!file || seen.has(path)) return [];
    seen.add(path);
    const handed = file.handedOn.flatMap(({ specifier, names }) =>
      names === undefined ? getNames(resolve(path, specifier), seen) : names.map(([own]) => own),
    );
    return [...file.exported, ...handed];
  };

  const taken = new Set([...files.values()].flatMap((file) => [...file.taken]));
  for (const [path, file] of files) {
    for (const { specifier, names } of file.imports) {
      const target = resolve(path, specifier);
      for (const name of names ?? getNames(target)) use(target, name);
    }
    for (const specifier of file.onDemand) {
      const target = resolve(path, specifier);
      for (const name of getNames(target)) if (taken.has(name)) use(target, name);
    }
    if (isPublic(path)) for (const name of getNames(path)) use(path, name);
  }
  return (path, name) => used.get(path)?.has(name) ?? false;
}

function readModule(path) {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const taken = new Set();
  const onDemand = [];
  const ofNamespace = new Map();
  const spaces = new Map();
  const module = { imports: [], handedOn: [], exported: [], onDemand, taken };
  for (const statement of source.statements) readStatement(statement, module, spaces);
  const visit = (node) => {
    if (ts.isIdentifier(node) && spaces.has(node.text)) note(ofNamespace, node);
    if (ts.isPropertyAccessExpression(node)) taken.add(node.name.text);
    if (ts.isBindingElement(node)) taken.add((node.propertyName ?? node.name).text);
    if (isImportCall(node)) onDemand.push(addressIn(node.arguments[0], source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const [name, specifier] of spaces) {
    const members = ofNamespace.get(name) ?? [];
    // If a module is passed on as a whole, all its exports may be used.
    module.imports.push({ specifier, names: members.includes(undefined) ? undefined : members });
  }
  return module;
}

const isImportCall = (node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Returns the text of an argument, or of the constant that it names. */
function addressIn(argument, source) {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  const held = source.statements
    .flatMap(({ declarationList }) => declarationList?.declarations ?? [])
    .find(({ name }) => name.text === argument.text);
  return held?.initializer?.text ?? "";
}

function readStatement(statement, { imports, handedOn, exported }, spaces) {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const specifier = statement.moduleSpecifier.text;
    if (!bindings) return;
    if (ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, specifier);
    else imports.push({ specifier, names: bindings.elements.map(theirName) });
  } else if (ts.isExportDeclaration(statement)) {
    const specifier = statement.moduleSpecifier?.text;
    const elements = statement.exportClause?.elements;
    if (specifier)
      handedOn.push({ specifier, names: elements?.map((one) => [one.name.text, theirName(one)]) });
  } else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
    const all = statement.declarationList?.declarations ?? [statement];
    exported.push(...all.map(({ name }) => name?.text).filter(Boolean));
  }
}

const theirName = ({ propertyName, name }) => (propertyName ?? name).text;

/** Records the used member of a namespace; `undefined` if the namespace is used as a whole. */
function note(ofNamespace, identifier) {
  const { parent } = identifier;
  if (ts.isNamespaceImport(parent)) return;
  // This identifier is a member of another object.
  if (ts.isPropertyAccessExpression(parent) && parent.name === identifier) return;
  const member =
    ts.isPropertyAccessExpression(parent) && parent.expression === identifier
      ? parent.name.text
      : ts.isQualifiedName(parent) && parent.left === identifier
        ? parent.right.text
        : undefined;
  const { text } = identifier;
  ofNamespace.set(text, [...(ofNamespace.get(text) ?? []), member]);
}
