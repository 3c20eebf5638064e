import { defineText } from "@quire/core";

/** The texts of the empty states (content-2.42). */
export const text = defineText("stream-list", {
  watchedTitle: "Nothing watched yet",
  watchedWelcome: "Welcome! The videos you watch appear here, so you can find them again.",
  readTitle: "Nothing read yet",
  readWelcome: "Welcome! The articles you read appear here, so you can find them again.",
  sharedTitle: "Nothing shared yet",
  sharedWelcome: "Welcome! What you share appears here, along with who you shared it with.",
  topicsTitle: "Choose topics to follow",
  topicsWelcome:
    "Welcome! New articles on topics you follow appear here. There are {count} topics to choose from.",
  topicsOffer: "Suggested topics",
  topicsReady: "Show new articles",
  quietTitle: "Nothing new",
  quietWelcome: "Nothing new on this topic lately. There are {count} topics to choose from.",
  newFolderTitle: "This folder is empty",
  newFolderWelcome: "Welcome to your new folder! Save something to it, or move items here from My Library.",
  libraryTitle: "My Library is empty",
  libraryWelcome: "Welcome! The articles, cases and tools you save appear here, in folders you create.",
  activityTitle: "Nothing here yet",
  activityWelcome: "Welcome! What you read, watch and share appears here.",
  contentTitle: "No results",
  contentWelcome: "Try fewer words or another filter.",

  follow: "Follow {topic}",
  latest: "The latest",
  bigIdeas: "Big ideas",
  webinars: "Webinars",
  topics: "All topics",
  library: "My Library",
});
