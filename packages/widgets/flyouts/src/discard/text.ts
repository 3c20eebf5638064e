import { defineText } from "@quire/core";

/**
 * Texts for removing one item or many. The question of content-2.28 and the confirmations of content-8.5 are exact.
 */
export const text = defineText("discard-flyout", {
  title: "Remove from My Library",
  question: "Are you sure you want to discard {what} from your library?",
  yes: "Yes",
  cancel: "Cancel",
  removed: "Removed from My Library",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  readOnly: "This item can’t be changed.",
  failed: "There was an error while processing your request, please try again later.",
  nothing: "Nothing to remove.",
  undone: "Back in My Library.",
  notUndone: "Couldn’t undo this.",
});
