import { defineText } from "@quire/core";

/** content-8.8 */
export const text = defineText("bulk-organize-flyout", {
  title: "Add to folders",
  added: "{n} item(s) added to folders",
  noneAdded: "These items could not be added:",
  choose: "Choose a folder, or create a new one.",
  notSaved: "not in My Library",
  noFolder: "the folder is gone",
  readOnly: "cannot be changed",
  notAdded: "could not be added",
});
