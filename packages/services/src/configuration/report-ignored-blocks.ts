import { CONFIGURATION_BLOCK, loaderTag, ownDocument, reportFault } from "@quire/core";

/** A block that nobody vouches for may be anybody's. */
export function reportIgnoredBlocks(): void {
  if (typeof document === "undefined") return;
  const { block } = loaderTag() ?? {};
  const others = [...ownDocument.querySelectorAll(CONFIGURATION_BLOCK)].filter((one) => one !== block);
  if (others.length === 0) return;
  reportFault("configuration/ignored", `${others.length} of the page's configuration blocks is ignored.`, {
    why: "The loader's own tag vouches for one block: the one with the tag's nonce, or the one beside the tag.",
    fix: "Put the block right before the loader's tag in <head>, or give both the same nonce.",
  });
}
