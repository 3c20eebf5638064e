import { reportFault } from "@quire/core";

/** Reports blocks that do not count: one that the loader's tag does not vouch for may be anybody's. */
export function reportIgnoredBlocks(count: number): void {
  reportFault("configuration/ignored", `${count} of the page's configuration blocks is ignored.`, {
    why: "One block counts: the one with the nonce of the loader's tag, the one next to the tag, or the only one in <head>.",
    fix: "Put one block in <head>, or give the block and the loader's tag the same nonce.",
  });
}
