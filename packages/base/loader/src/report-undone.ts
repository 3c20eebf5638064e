import { reportFault } from "@quire/core";

/** Reports that page code undoes a repair again and again. */
export function reportUndone(node: Node, name: string): void {
  reportFault(
    "page/undone",
    `A script of the page keeps changing ${name} of <${node.nodeName.toLowerCase()}>.`,
    {
      why: "Quire restored it three times in 10 seconds, and has stopped.",
      fix: "Exclude elements with data-quire, data-quire-do, data-quire-open and quire-* tags from what the script changes.",
    },
  );
}
