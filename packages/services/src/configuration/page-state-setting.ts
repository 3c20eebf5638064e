import { plainSetting } from "./plain-setting.js";

/**
 * Initial state of a page (content-4.14), such as `registered:search`. If empty, the page's classes decide.
 * Every page reads it.
 */
export const pageState = plainSetting(
  "pageState",
  () => "",
  (value): value is string => typeof value === "string",
);
