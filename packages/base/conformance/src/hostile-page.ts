/** A hostile style sheet of a page that does not know Quire. */
const rules = (tag: string) => `
  html { font-size: 62.5%; }
  body { letter-spacing: 4px; text-transform: uppercase; text-align: right; color: red; font: italic 900 3px/1 fantasy; }
  * { all: unset !important; font-size: 3px !important; }
  ${tag}, [data-quire-widget] { display: none !important; }
  button, input, select, label, p, h2, a { background: lime !important; padding: 40px !important; float: right; }
`;

const COMPARED = [
  "display",
  "visibility",
  "opacity",
  "background-color",
  "padding-top",
  "padding-left",
  "border-top-width",
  "border-top-style",
];

/** Properties that are not compared for parts with the page's own text. */
const INHERITED = [
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "line-height",
  "letter-spacing",
  "text-transform",
  "border-top-color",
];

/** Applies the hostile rules. @returns a function that removes them */
export function hostilePage(tag: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules(tag));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Returns every element of a widget: the host first, with the elements that it renders in the light DOM. */
export function getParts(host: HTMLElement, view: HTMLElement): Element[] {
  const inside = host.shadowRoot?.querySelectorAll("*:not(slot)") ?? [];
  return [...new Set([host, ...inside, ...view.querySelectorAll("*")])];
}

/**
 * Returns the computed look of each rendered part, one line for each element.
 * @param textOfPage matches parts with the page's own text, which inherit its look
 */
export function getLooks(parts: readonly Element[], textOfPage = ":not(*)"): string[] {
  return parts
    .filter((part) => part.checkVisibility())
    .map((part) => {
      const style = getComputedStyle(part);
      const names = part.matches(textOfPage) ? COMPARED : [...COMPARED, ...INHERITED];
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `<${part.localName}> ${values.join("; ")}`;
    });
}

/** Returns the parts whose own text is smaller than 14 px. */
export function tooSmall(parts: readonly Element[]): string[] {
  return parts
    .filter((part) => part.checkVisibility() && hasOwnText(part))
    .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 14)
    .map((part) => part.outerHTML);
}

function hasOwnText(part: Element): boolean {
  return Array.from(part.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}
