import { CONFIGURATION_BLOCK, ownDocument } from "@quire/core";
import { isInHead } from "./own-tag.js";

const isBlock = (one: Element | null | undefined): one is Element =>
  one?.matches(CONFIGURATION_BLOCK) ?? false;

/**
 * The one configuration block that the loader's tag vouches for. It has the tag's nonce, stands next to the tag, or is
 * the only one in the head. Readers' content never comes in the head, so that block counts wherever the tag is.
 * Next to a tag in the body that has a nonce, only the nonce counts: unbalanced markup may bring anything there.
 */
export function vouchedBlock(tag: HTMLScriptElement | undefined): Element | undefined {
  const nonce = tag?.nonce;
  const named = nonce && [...ownDocument.scripts].find((one) => one.nonce === nonce && isBlock(one));
  if (named) return named;
  const beside =
    tag &&
    (!nonce || isInHead(tag)) &&
    (blockBeside(tag, "previousElementSibling") ?? blockBeside(tag, "nextElementSibling"));
  if (beside) return beside;
  const [only, another] = [...ownDocument.scripts].filter((one) => isBlock(one) && isInHead(one));
  return another ? undefined : only;
}

/** Editors and filters put line breaks and paragraphs between two scripts, or around each of them. */
function blockBeside(
  tag: Element,
  way: "previousElementSibling" | "nextElementSibling",
): Element | undefined {
  const start = tag.parentElement && isWrapper(tag.parentElement) && !tag[way] ? tag.parentElement : tag;
  let one = start[way];
  while (one && (one.localName === "br" || isEmptyParagraph(one))) one = one[way];
  if (one && isWrapper(one)) one = one.firstElementChild;
  return isBlock(one) ? one : undefined;
}

const isEmptyParagraph = ({ localName, children, textContent }: Element) =>
  localName === "p" && children.length === 0 && !textContent?.trim();

/** The paragraph holds one script and no text. */
const isWrapper = ({ localName, children, childNodes }: Element) =>
  localName === "p" &&
  [...children].filter((one) => one.localName !== "br").length === 1 &&
  [...childNodes].every((one) => one.nodeType !== Node.TEXT_NODE || !one.nodeValue?.trim());

/**
 * Checks a block for `"integrity": true`. Only this setting counts before page.js is there, which parses and validates
 * all of them.
 */
export function wantsIntegrity(block: Element | undefined): boolean {
  try {
    return JSON.parse(block?.textContent ?? "").integrity === true;
  } catch {
    return false; // page.js reports a block that cannot be read.
  }
}
