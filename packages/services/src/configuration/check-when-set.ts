import { onPageConfiguration, pageConfiguration, report } from "@quire/core";
import * as callSettings from "./call-settings.js";
import { pageState } from "./page-state-setting.js";

const plain = [...Object.values(callSettings), pageState];
const keys = plain.map(({ key }): string => key);

/**
 * Checks the configuration once a page. Settings without a schema are checked at once. The others are checked as soon as the
 * page or code sets one of them.
 */
export function checkWhenSet(): void {
  for (const setting of plain) setting();
  const controller = new AbortController();
  const look = () => {
    if (Object.keys(pageConfiguration()).every((key) => keys.includes(key))) return;
    controller.abort();
    import("./check-all.js").then(({ checkAll }) => checkAll()).catch(report);
  };
  onPageConfiguration(look, controller.signal);
  look();
}
