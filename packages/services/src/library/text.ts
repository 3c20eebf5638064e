import { defineText } from "@quire/core";

/** Messages of the library (content-5, content-8). */
export const text = defineText("library", {
  folderTitle:
    "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.",
  folderTaken: "A folder with this title already exists.",
  saved: "Saved!",
  removed: "Removed from My Library",
  filed: "Folders Updated",
  partly: "Not all of your folders could be updated.",
  waiting: "You are offline. It will be done when you are connected again.",
  lost: "We could not reach the library. Please check your connection and try again.",
  readOnly: "This item cannot be changed.",
  reason:
    "{action, select, save {{titled, select, yes {Sign in to save ‘{title}’.} other {Sign in to save it.}}} other {Sign in to change what you have saved.}}",
  full: "Your library is full. Remove something from it and try again.",
  signInNeeded: "Please sign in to save it.",
  failed: "There was an error while processing your request, please try again later.",
});
