import { registerHooks } from "node:module";
import { parseAst } from "rollup/parseAst";

const REFERENCE = `() => { throw new Error("A module that says \\"use client\\" was called on the server."); }`;

/** Returns the names that a module exports. */
const getExports = ({ body }) =>
  body.flatMap(({ type, specifiers, declaration }) => {
    if (type === "ExportDefaultDeclaration") return ["default"];
    if (type !== "ExportNamedDeclaration") return [];
    const declared = declaration?.declarations?.map(({ id }) => id.name) ?? [declaration?.id?.name];
    return [...specifiers.map(({ exported }) => exported.name ?? exported.value), ...declared].filter(
      Boolean,
    );
  });

const getReferences = (code) =>
  getExports(parseAst(code))
    .map((name, i) => `const r${i} = ${REFERENCE};\nexport { r${i} as ${name} };`)
    .join("\n");

/** Replaces `"use client"` modules by references, as bundlers do for React Server Components. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = loaded.source?.toString() ?? "";
    return /^\s*["']use client["']/.test(code) ? { ...loaded, source: getReferences(code) } : loaded;
  },
});
