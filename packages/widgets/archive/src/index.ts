export { IssueContents, type IssueContentsProps } from "./contents/issue-contents.js";
export { IssuePicker, type IssuePickerProps } from "./picker/issue-picker.js";
