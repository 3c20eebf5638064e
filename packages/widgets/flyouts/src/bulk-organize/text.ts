import { defineText } from "@quire/core";

/** content-8.8 */
export const text = defineText("bulk-organize-flyout", {
  title: "Folders",
  added: "{n} item(s) added to folders",
  noneAdded: "These items couldn’t be added:",
  choose: "Choose a folder, or create a new one.",
  notSaved: "not in My Library",
  noFolder: "the folder no longer exists",
  readOnly: "can’t be changed",
  notAdded: "couldn’t be added",
});
