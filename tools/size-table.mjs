import { readFiles } from "./check/sizes.mjs";
import { sizeTable } from "./release/size-table.mjs";

/** Prints the downloads of each entry in two page builds as Markdown: `size-table BEFORE AFTER`. */
const [before, after] = process.argv.slice(2);
if (!after) throw new Error("Name two folders with builds: pnpm run size-table ../main/dist/cdn dist/cdn");
console.log(sizeTable(readFiles(before), readFiles(after)));
