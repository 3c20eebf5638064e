import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Lists the imports of a source file.
 * @returns {{ specifier: string, static: boolean, type: boolean }[]}
 */
export function getImports(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false);
  const found = [];
  for (const statement of source.statements) {
    const specifier = statement.moduleSpecifier?.text;
    if (specifier) found.push({ specifier, static: true, type: isType(statement) });
  }
  const visit = (node) => {
    const [argument] = (node.kind === ts.SyntaxKind.CallExpression && node.arguments) || [];
    if (node.expression?.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteralLike(argument))
      found.push({ specifier: argument.text, static: false, type: false });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isType(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  const names =
    clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  const onlyTypes = names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
  return Boolean(clause.isTypeOnly || (!clause.name && onlyTypes));
}
