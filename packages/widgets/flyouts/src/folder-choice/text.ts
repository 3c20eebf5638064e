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
  nothing: "Nothing to put in a folder.",
  unavailable: "Couldn’t load your folders.",
  taken: "Folder {name} already exists",
  failed: "There was an error while processing your request, please try again later.",
  closed: "Save operation failed!",
  full: "My Library is full. Remove something and try again.",
  readOnlyFailed: "This item can’t be changed.",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  folderMade: "The folder “{folder}” was created.",
  savedOnly: "“{item}” was saved to My Library.",
  notFiled: "It couldn’t be added to the folders you chose.",
  manyNotFiled: "The items couldn’t be added to it.",
  notChanged: "Couldn’t update these folders: {folders}.",
  undone: "Your change was undone.",
  notUndone: "Couldn’t undo this.",
});
