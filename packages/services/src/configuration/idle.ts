import { type StartPage, setFailureWords } from "@quire/core";
import { checkAttributes } from "./check-attributes.js";
import { checkWhenSaid } from "./check-when-said.js";
import { reportIgnoredBlocks } from "./report-ignored-blocks.js";
import { text } from "./text.js";

/**
 * Tells the developer what of the page's markup is wrong, also where nothing on the page reads it; and the reader, with
 * any failure that has no words of its own, whom to call, where the page says so.
 */
export const start: StartPage = () => {
  setFailureWords(() => text("failed"));
  reportIgnoredBlocks();
  checkWhenSaid();
  checkAttributes();
};
