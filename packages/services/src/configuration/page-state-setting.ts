import { plainSetting } from "./plain-setting.js";

/** The state that a page begins with (content-4.14), as `registered:search`; empty: its classes say. Every page reads it. */
export const pageState = plainSetting("pageState", "", (said): said is string => typeof said === "string");
