import { ownDocument } from "@quire/core";
import type { Finding } from "./reported.js";

/** The file that a page includes. */
export type IncludedFile = "quire" | "partner";

/** Finds loaders that do nothing because another one, of any release, came first. */
export function lookAtScripts(base: string, file: IncludedFile = "quire"): Finding[] {
  const path = new RegExp(`/${file}(?:\\.classic)?\\.js$`);
  const loaders = [...ownDocument.scripts].filter(
    (script) => runs(script) && /^https?:/.test(script.src) && path.test(new URL(script.src).pathname),
  );
  const first = loaders.find(({ src }) => getFolder(src) === base);
  return loaders.filter((one) => one !== first).map(({ src }) => getDuplicateFinding(src, base));
}

/** Leaves out scripts for browsers without modules, and scripts that a consent manager blocks. */
const runs = ({ src, noModule, type }: HTMLScriptElement): boolean =>
  URL.canParse(src) && !noModule && /^(|module|(text|application)\/(java|ecma)script)$/i.test(type);

const getFolder = (src: string) => new URL(".", src).href;

function getDuplicateFinding(src: string, base: string): Finding {
  const other =
    getFolder(src) === base ? "is on the page twice" : `is another copy or version than the one from ${base}`;
  return {
    area: "script",
    code: "widget/misplaced",
    what: `${src} does nothing: the loader ${other}.`,
    fix: `Remove <script src="${src}">, and keep one loader for the whole page.`,
  };
}
