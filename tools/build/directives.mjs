/** What exists only in React's client half, or makes components and elements of widgets. */
const CLIENT = /^(react|react-dom(\/.+)?|zustand|@r2wc\/.+)$/;
const ADAPTER = /^(as(Component|Element)|use[A-Z])/;

const namesOf = ({ specifiers }) => specifiers.map(({ imported, local }) => (imported ?? local).name);

/** Whether a server's React must not run a module: it calls what is not there, already when it is imported. */
function needsClient({ body }) {
  return body.some(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      (CLIENT.test(statement.source.value) ||
        (statement.source.value === "@quire/element" &&
          namesOf(statement).some((name) => ADAPTER.test(name)))),
  );
}

/** Puts `"use client"` on top of each module that needs it; nobody writes it. */
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
