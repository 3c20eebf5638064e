import {
  CONFIGURATION_BLOCK,
  isDevelopment,
  loaderTag,
  ownDocument,
  report,
  type StartPage,
  setFailureWords,
} from "@quire/core";
import { checkWhenSaid } from "./check-when-said.js";
import { text } from "./text.js";

/**
 * Reports mistakes in the configuration and, to a developer, in the page's markup, also where nothing on the page reads
 * it. Tells the reader, with any failure that has no words of its own, whom to call, where the page says so.
 */
export const start: StartPage = () => {
  setFailureWords(() => text("failed"));
  checkIgnoredBlocks();
  checkWhenSaid();
  if (isDevelopment())
    import("./check-attributes.js").then(({ checkAttributes }) => checkAttributes()).catch(report);
};

function checkIgnoredBlocks(): void {
  const { block } = loaderTag() ?? {};
  const count = [...ownDocument.querySelectorAll(CONFIGURATION_BLOCK)].filter((one) => one !== block).length;
  if (count > 0)
    import("./report-ignored-blocks.js").then((one) => one.reportIgnoredBlocks(count)).catch(report);
}
