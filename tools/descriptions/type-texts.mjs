import ts from "typescript";

const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

const getMember = (checker, type, name) => {
  const symbol = type.getProperty(name);
  return symbol && checker.getTypeOfSymbol(symbol);
};

/** Returns the type argument of `Attribute<Value>` or `EventOf<Detail>`. */
function getArgument(checker, type) {
  const reference = type.isIntersection() ? type.types.find((one) => one.typeArguments) : type;
  return reference && checker.getTypeArguments(reference)[0];
}

/** Sorts union members, because TypeScript's own order depends on the files that it has read. */
const byWord = (a, b) => Number(a === "null") - Number(b === "null") || (a < b ? -1 : 1);

/** Formats a union. `true | false` becomes `boolean`, and `undefined` is left out. */
function unionText(checker, { types }, around) {
  const texts = types
    .filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    .map((one) => getText(checker, one, around));
  const isBoolean = texts.includes("true") && texts.includes("false");
  const words = texts.map((text) => (isBoolean && /^(true|false)$/.test(text) ? "boolean" : text));
  return [...new Set(words)].sort(byWord).join(" | ");
}

function objectText(checker, type, around) {
  const members = type.getProperties().map((symbol) => {
    const mark = symbol.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `${symbol.name}${mark}: ${getText(checker, checker.getTypeOfSymbol(symbol), around)}`;
  });
  return `{ ${members.join("; ")} }`;
}

function arrayText(checker, type, around) {
  const element = getText(checker, checker.getTypeArguments(type)[0], around);
  return `readonly ${element.includes(" | ") && !element.startsWith("{") ? `(${element})` : element}[]`;
}

/** Formats a type without names that would have to be imported. */
function getText(checker, type, around = []) {
  const isPlain =
    Boolean(type.flags & ts.TypeFlags.Object || type.isIntersection()) &&
    type.getCallSignatures().length === 0 &&
    !around.includes(type);
  if (type.isUnion()) return unionText(checker, type, around);
  if (checker.isArrayType(type)) return arrayText(checker, type, [...around, type]);
  if (isPlain && type.getProperties().length > 0) return objectText(checker, type, [...around, type]);
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

/**
 * Reads types from built `.d.ts` files: the values of JSON attributes and the details of events.
 * @param {string[]} files
 */
export function typeTexts(files) {
  const program = ts.createProgram(files, OPTIONS);
  const checker = program.getTypeChecker();
  /** @param {"attributes" | "events"} kind */
  return (file, exported, kind, prop) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === exported);
    const declared = symbol && getMember(checker, checker.getTypeOfSymbol(symbol), kind);
    const member = declared && getMember(checker, declared, prop);
    const argument = member && getArgument(checker, member);
    if (!argument) throw new Error(`${file}: ${exported} has no type for ${kind}.${prop}.`);
    return getText(checker, argument);
  };
}
