import { onPageConfiguration, pageConfiguration, report } from "@quire/core";
import * as callSettings from "./call-settings.js";
import { pageState } from "./page-state-setting.js";

const plain = [...Object.values(callSettings), pageState];
const keys = plain.map(({ key }): string => key);

/**
 * Judges the configuration once a page: what takes no schema at once, all of it as soon as the page, or code, says
 * something else.
 */
export function checkWhenSaid(): void {
  for (const setting of plain) setting();
  const checked = new AbortController();
  const look = () => {
    if (Object.keys(pageConfiguration()).every((key) => keys.includes(key))) return;
    checked.abort();
    import("./check-all.js").then(({ checkAll }) => checkAll()).catch(report);
  };
  onPageConfiguration(look, checked.signal);
  look();
}
