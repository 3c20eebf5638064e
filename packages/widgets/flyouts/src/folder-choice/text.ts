import { defineText } from "@quire/core";

/** Texts of the folder choice. Those of content-8 are verbatim. */
export const text = defineText("folder-choice", {
  folders: "Folders",
  myLibrary: "My Library",
  readOnly: "{folder} (read-only)",
  gift: "Gift",
  newFolder: "Create a new folder",
  title: "Folder title",
  description: "Description (optional)",
  noNewFolder: "Don’t create a folder",
  save: "Save",
  nothing: "There is nothing here to put into a folder.",
  unavailable: "Your folders could not be loaded.",
  taken: "Folder {name} already exists",
  failed: "There was an error while processing your request, please try again later.",
  closed: "Save operation failed!",
  full: "Your library is full. Remove something from it and try again.",
  readOnlyFailed: "This item cannot be changed.",
  waiting: "You are offline. It will be done when you are connected again.",
  folderMade: "The folder “{folder}” was created.",
  savedOnly: "“{item}” is saved to My Library.",
  notFiled: "It could not be put into the folders that you chose.",
  manyNotFiled: "The items could not be put into it.",
  notChanged: "These folders could not be updated: {folders}.",
  undone: "It is as it was before.",
  notUndone: "This could not be undone.",
});
