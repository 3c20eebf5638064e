import { CONFIGURATION_BLOCK, ownDocument } from "@quire/core";
import { isInHead } from "./own-tag.js";

const isBlock = (one: Element | null | undefined): one is Element =>
  one?.matches(CONFIGURATION_BLOCK) ?? false;

/**
 * Returns the one configuration block that the loader's tag vouches for. The block has the tag's nonce, is
 * next to the tag, or is the only one in the head. User content is never in the head, so that block counts
 * wherever the tag is. For a tag in the body with a nonce, only the nonce counts, because unbalanced markup
 * can move any content next to it.
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

/**
 * Finds the block next to the tag. Editors and filters put line breaks and paragraphs between two scripts or around
 * them.
 */
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

/** Returns true for a paragraph that contains only one script. */
const isWrapper = ({ localName, children, childNodes }: Element) =>
  localName === "p" &&
  [...children].filter((one) => one.localName !== "br").length === 1 &&
  [...childNodes].every((one) => one.nodeType !== Node.TEXT_NODE || !one.nodeValue?.trim());

/**
 * Returns true for a block with `"integrity": true`, or a tag with `data-integrity`. Only this setting applies before
 * page.js has loaded, which validates all settings.
 */
export function wantsIntegrity(block: Element | undefined, tag: HTMLScriptElement | undefined): boolean {
  const { integrity } = tag?.dataset ?? {};
  if (!block && integrity !== undefined) return integrity !== "false";
  try {
    return JSON.parse(block?.textContent ?? "").integrity === true;
  } catch {
    return false; // page.js reports an unreadable block.
  }
}
