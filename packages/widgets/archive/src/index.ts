import { asComponent } from "@quire/element";
import { issueContents } from "./contents/element.js";
import { issuePicker } from "./picker/element.js";

export type { IssueContentsProps } from "./contents/element.js";
export type { IssuePickerProps } from "./picker/element.js";

/** `<quire-issue-contents>` for React. */
export const IssueContents = /* @__PURE__ */ asComponent(issueContents);

/** `<quire-issue-picker>` for React. */
export const IssuePicker = /* @__PURE__ */ asComponent(issuePicker);
