import { asComponent } from "@quire/element";
import { issuePicker } from "./element.js";

export type { IssuePickerProps } from "./element.js";

/** `<quire-issue-picker>` for React. */
export const IssuePicker = asComponent(issuePicker);
