import { eventOf, textAttribute } from "@quire/element";

export const FIND_MORE_HREF = "/topics";

/** The payload of `onChange` and `quire-change`: the chosen topic, or null for everything. */
export interface TopicChange {
  readonly value: string | null;
}

/** The payload of `onTopicRemoved` and `quire-topic-removed`. */
export interface TopicRemoved {
  readonly topic: string;
}

export const attributes = {
  value: textAttribute("The topic that is chosen; empty for everything. It follows the reader.", ""),
  heading: textAttribute("The menu's heading; “Topics you follow” by default.", ""),
  findMoreHref: textAttribute("Where _Find More_ leads.", FIND_MORE_HREF),
};

export const events = {
  onChange: eventOf<TopicChange>(
    "Another choice, the topic's name or null: the reader chose another one; a removal was carried out (_Everything_ is chosen then, perhaps again: what it stands for has changed); or the chosen topic is no longer followed. Not for what the page itself sets.",
  ),
  onTopicRemoved: eventOf<TopicRemoved>("The reader has stopped following it, and the server knows."),
};
