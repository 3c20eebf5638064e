import {
  CONFIGURATION_BLOCK,
  isDevelopment,
  loaderTag,
  ownDocument,
  report,
  type StartPage,
  setFailureWords,
} from "@quire/core";
import { checkWhenSet } from "./check-when-set.js";
import { text } from "./text.js";

/**
 * Reports mistakes in the configuration, also in unused settings. In development it also checks the page's markup. It sets
 * the generic failure message, with the page's support contacts.
 */
export const start: StartPage = () => {
  setFailureWords(() => text("failed"));
  checkIgnoredBlocks();
  checkWhenSet();
  if (isDevelopment())
    import("./check-attributes.js").then(({ checkAttributes }) => checkAttributes()).catch(report);
};

function checkIgnoredBlocks(): void {
  const { block } = loaderTag() ?? {};
  const count = [...ownDocument.querySelectorAll(CONFIGURATION_BLOCK)].filter((one) => one !== block).length;
  if (count > 0)
    import("./report-ignored-blocks.js").then((one) => one.reportIgnoredBlocks(count)).catch(report);
}
