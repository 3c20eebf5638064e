import { defineText } from "@quire/core";

/** Messages of the library (content-5, content-8). */
export const text = defineText("library", {
  folderTitle:
    "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.",
  folderTaken: "A folder with this title already exists.",
  saved: "Saved!",
  removed: "Removed from My Library",
  filed: "Folders Updated",
  partly: "Some of your folders couldn’t be updated.",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  lost: "We couldn’t reach the library. Please check your connection and try again.",
  readOnly: "This item can’t be changed.",
  reason:
    "{action, select, save {{titled, select, yes {Sign in to save “{title}”.} other {Sign in to save this.}}} other {Sign in to change your saved items.}}",
  full: "My Library is full. Remove something and try again.",
  signInNeeded: "Please sign in to save this.",
  failed: "There was an error while processing your request, please try again later.",
});
