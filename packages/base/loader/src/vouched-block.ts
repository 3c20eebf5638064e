import { CONFIGURATION_BLOCK, ownDocument } from "@quire/core";
import { isInHead } from "./own-tag.js";

/**
 * The one configuration block that the loader's tag vouches for, by having the same nonce or by standing beside it. In
 * the body a tag that has a nonce asks for it: there, unbalanced markup may bring anything beside it.
 */
export function vouchedBlock(tag: HTMLScriptElement | undefined): Element | undefined {
  if (!tag) return undefined;
  const { nonce, previousElementSibling, nextElementSibling } = tag;
  const isBlock = (one: Element | null): one is Element => one?.matches(CONFIGURATION_BLOCK) ?? false;
  if (nonce) {
    const named = [...ownDocument.scripts].find((one) => one.nonce === nonce && isBlock(one));
    if (named || !isInHead(tag)) return named;
  }
  return [previousElementSibling, nextElementSibling].find(isBlock);
}

/**
 * Whether a block says `"integrity": true`: the one setting that counts before page.js, which parses and judges all of
 * them, is there.
 */
export function wantsIntegrity(block: Element | undefined): boolean {
  try {
    return JSON.parse(block?.textContent ?? "").integrity === true;
  } catch {
    return false; // page.js reports a block that cannot be read.
  }
}
