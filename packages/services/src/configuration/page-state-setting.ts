import { plainSetting } from "./plain-setting.js";

/** Initial state of a page (content-4.14), such as `registered:search`. Empty: its classes decide. Every page reads it. */
export const pageState = plainSetting(
  "pageState",
  () => "",
  (said): said is string => typeof said === "string",
);
