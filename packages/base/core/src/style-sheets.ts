import { shared } from "./runtime.js";

/** The page's one constructed style sheet of a text. */
function styleSheet(css: string): CSSStyleSheet {
  const sheets = shared("style-sheets", () => new Map<string, CSSStyleSheet>());
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Gives a document or shadow root style sheets, each once. No `<style>` element is made, so that a
 * strict `style-src` holds.
 */
export function adoptStyles(root: DocumentOrShadowRoot, ...texts: readonly string[]): void {
  const adopted = root.adoptedStyleSheets;
  const missing = texts.map(styleSheet).filter((sheet) => !adopted.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...adopted, ...missing];
}
