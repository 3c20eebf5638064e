/**
 * Libraries whose functions run only in the browser: React's client half, hooks, and functions that create
 * components and elements.
 */
const CLIENT = /^(react|react-dom(\/.+)?|zustand|@r2wc\/.+)$/;
const OWN = /^@quire\/(element$|services\/)/;
const ADAPTER = /^(as(Component|Element)|use[A-Z])/;

const getNames = ({ specifiers }) => specifiers.map(({ imported, local }) => (imported ?? local).name);

/** Recognizes a module that React Server Components must not run, because it calls an imported client function. */
function needsClient({ body }) {
  return body.some(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      (CLIENT.test(statement.source.value) ||
        (OWN.test(statement.source.value) && getNames(statement).some((name) => ADAPTER.test(name)))),
  );
}

/** Adds `"use client"` to each module that needs it. */
export function directives() {
  const marked = new Set();
  return {
    name: "quire-directives",
    moduleParsed({ id, ast }) {
      if (ast && needsClient(ast)) marked.add(id);
    },
    banner: (chunk) => (chunk.moduleIds.some((id) => marked.has(id)) ? '"use client";' : ""),
  };
}
