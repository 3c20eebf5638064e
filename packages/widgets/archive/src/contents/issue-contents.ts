import { asComponent } from "@quire/element";
import { issueContents } from "./element.js";

export type { IssueContentsProps } from "./element.js";

/** `<quire-issue-contents>` for React. */
export const IssueContents = asComponent(issueContents);
