const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements with raw text. No widget creates them. */
const RAW = /^(?:script|style|iframe|noembed|noframes|plaintext|xmp|noscript)$/;

const NAMED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text to ASCII, so that it reads the same in a page of any encoding. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]|(?![\t\n])\p{Cc}|\P{ASCII}/gu, (one) => NAMED[one] ?? `&#${one.codePointAt(0)};`);

/** Returns ` name="value"`. */
export const attributeText = (name: string, value: string): string => ` ${name}="${escapeText(value)}"`;

/** Returns a style sheet that is safe inside `<style>`. */
export const sheetText = (css: string): string =>
  css.replaceAll("</", "<\\/").replaceAll(/\P{ASCII}/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `);

/** Omits style attributes: the live widget measures again, and a strict `style-src` forbids them. */
const getAttributes = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => name !== "style")
    .map(({ name, value }) => attributeText(name, value))
    .join("");

/** Returns the markup of an element's content. @throws Error for elements that no widget creates */
export function getMarkup(place: ParentNode): string {
  return [...place.childNodes].map(nodeText).join("");
}

function nodeText(node: ChildNode): string {
  if (node.nodeType === 3) return escapeText(node.textContent ?? "");
  if (node.nodeType !== 1) return "";
  const element = node as Element; // All other node types are handled above.
  const { localName } = element;
  if (RAW.test(localName)) throw new Error(`<${localName}> cannot be prerendered.`);
  const start = `<${localName}${getAttributes(element)}>`;
  return VOID.test(localName) ? start : `${start}${getMarkup(element)}</${localName}>`;
}

/** Returns the elements inside, in document order. */
export function elementsIn(place: ParentNode): Element[] {
  return [...place.children].flatMap((child) => [child, ...elementsIn(child)]);
}
