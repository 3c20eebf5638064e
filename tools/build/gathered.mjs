import { built, places } from "./places.mjs";

const PREFIX = "virtual:quire/";

/** The modules that the tree itself writes: nobody keeps a list of shells, services or chunks. */
const modules = {
  /** `withoutShell: string[]`, the few widgets that have no shell: the shorter list. */
  shells: () => `export const withoutShell = ${JSON.stringify(namesWithoutShell())};`,
  /** `standIns: Record<string, string>`, by name the sheets of the dialogs that open before an overlay's code is there. */
  "stand-ins": () => sheetsByName("standIns", places().standIns),
  /** `starts`, the `start` functions of all services' page.ts. */
  page: ({ source }) => startsOf(places().pages, source),
  /** The same of their after-paint.ts. */
  "after-paint": ({ source }) => startsOf(places().afterPaint, source),
  /** The same of their idle.ts. */
  idle: ({ source }) => startsOf(places().idle, source),
};

function namesWithoutShell() {
  const { widgets, shells } = places();
  return Object.keys(widgets).filter((name) => !shells[name]);
}

function sheetsByName(exported, files) {
  const all = Object.entries(files);
  const imports = all.map(([, file], i) => `import sheet${i} from ${JSON.stringify(`${file}?inline`)};`);
  const entries = all.map(([name], i) => `${JSON.stringify(name)}: sheet${i}`);
  return `${imports.join("\n")}\nexport const ${exported} = { __proto__: null, ${entries.join(", ")} };`;
}

function startsOf(sources, source) {
  const files = sources.map((file) => (source ? file : built(file)));
  const imports = files.map((file, i) => `import { start as start${i} } from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport const starts = [${files.map((_, i) => `start${i}`).join(", ")}];`;
}

/**
 * Gives `virtual:quire/…`, in Rollup (from what the npm build made) and, with `source`, in Vite.
 * @param {{ source?: boolean }} options
 */
export function gathered({ source = false } = {}) {
  return {
    name: "quire-gathered",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith(PREFIX) && modules[id.slice(PREFIX.length)]) return `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const code = modules[id.slice(PREFIX.length + 1)]({ source });
      return { code, moduleSideEffects: false };
    },
  };
}
