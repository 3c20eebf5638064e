import { CONFIGURATION_BLOCK, loaderTag, ownDocument, reportFault } from "@quire/core";

/** A block that nobody vouches for may be anybody's. */
export function reportIgnoredBlocks(): void {
  if (typeof document === "undefined") return;
  const { block } = loaderTag() ?? {};
  const others = [...ownDocument.querySelectorAll(CONFIGURATION_BLOCK)].filter((one) => one !== block);
  if (others.length === 0) return;
  reportFault("configuration/ignored", `${others.length} of the page's configuration blocks is ignored.`, {
    why: "One block counts: the one with the nonce of the loader's tag, the one next to the tag, or the only one in <head>.",
    fix: "Put one block in <head>, or give the block and the loader's tag the same nonce.",
  });
}
