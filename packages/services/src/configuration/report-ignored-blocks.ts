import { reportFault } from "@quire/core";

/**
 * Reports ignored configuration blocks. Only the loader's tag can vouch for a block, because anyone may have added
 * others.
 */
export function reportIgnoredBlocks(count: number): void {
  const what =
    count === 1
      ? "A configuration block of the page is ignored."
      : `${count} configuration blocks of the page are ignored.`;
  reportFault("configuration/ignored", what, {
    why: "Only one block is used: the one with the nonce of the loader's tag, the one next to the tag, or the only one in <head>. Next to a tag in <body> that has a nonce, a block needs the same nonce.",
    fix: "Put one block in <head>, or give the block and the loader's tag the same nonce.",
  });
}
