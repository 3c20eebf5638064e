import { defineText } from "@quire/core";

/** The texts of the empty states (content-2.42). */
export const text = defineText("stream-list", {
  watchedTitle: "Nothing watched yet",
  watchedWelcome: "Welcome! The videos that you watch are kept here, so that you find them again.",
  readTitle: "Nothing read yet",
  readWelcome: "Welcome! The articles that you read are kept here, so that you find them again.",
  sharedTitle: "Nothing shared yet",
  sharedWelcome: "Welcome! What you share is kept here, with whom you shared it.",
  topicsTitle: "Choose what you want to hear about",
  topicsWelcome:
    "Welcome! Follow topics, and what is new on them gathers here. There are {count} topics to choose from.",
  topicsOffer: "Topics to begin with",
  topicsReady: "Show what is new on my topics",
  quietTitle: "Nothing new",
  quietWelcome: "Nothing has been published on this topic lately. There are {count} topics to choose from.",
  newFolderTitle: "This folder is empty",
  newFolderWelcome:
    "Welcome to your new folder! Save something to it, or move something here from My Library.",
  libraryTitle: "Your library is empty",
  libraryWelcome: "Welcome! Save articles, cases and tools, and they stay here, in folders that you name.",
  activityTitle: "Nothing here yet",
  activityWelcome: "Welcome! What you read, watch and share is kept here.",
  contentTitle: "Nothing found",
  contentWelcome: "There is nothing here that fits. Fewer words, or another filter, find more.",

  follow: "Follow {topic}",
  latest: "The Latest",
  bigIdeas: "Big Ideas",
  webinars: "Webinars",
  topics: "All topics",
  library: "My Library",
});
