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
  waiting: "You are offline. It will be done when you are connected again.",
  readOnly: "This item cannot be changed.",
  failed: "There was an error while processing your request, please try again later.",
  nothing: "There is nothing here to remove.",
  undone: "It is back in My Library.",
  notUndone: "This could not be undone.",
});
