/** Preact's replacements for React, by imported name. */
const STAND_INS = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
  "react/jsx-dev-runtime": "preact/compat/jsx-dev-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react-dom/server": "preact/compat/server",
};

/** The same replacements for Vite. */
export const preactAliases = Object.entries(STAND_INS).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));

/** Makes packages import Preact instead of React. */
export function preact() {
  return {
    name: "quire-preact",
    resolveId(id, importer) {
      return Object.hasOwn(STAND_INS, id) ? this.resolve(STAND_INS[id], importer) : null;
    },
  };
}
