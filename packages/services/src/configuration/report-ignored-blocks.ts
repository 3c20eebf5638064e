import { reportFault } from "@quire/core";

/** Reports blocks that do not count: one that the loader's tag does not vouch for may be anybody's. */
export function reportIgnoredBlocks(count: number): void {
  const what =
    count === 1
      ? "A configuration block of the page is ignored."
      : `${count} configuration blocks of the page are ignored.`;
  reportFault("configuration/ignored", what, {
    why: "One block counts: the one with the nonce of the loader's tag, the one next to the tag, or the only one in <head>. Next to a tag in <body> that has a nonce, a block needs the same nonce.",
    fix: "Put one block in <head>, or give the block and the loader's tag the same nonce.",
  });
}
