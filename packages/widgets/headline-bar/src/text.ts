import { defineText } from "@quire/core";

export const text = defineText("headline-bar", {
  label: "This article",
  utility: "Article",
  spotlight: "Spotlight",
  bigIdea: "The Big Idea",
  topic: "Topic: {topic}",
});
