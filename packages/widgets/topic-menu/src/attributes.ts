import { eventOf, textAttribute } from "@quire/element";

export const FIND_MORE_HREF = "/topics";

/** What `onChange` and `quire-change` carry: the topic that is chosen, or null for everything. */
export interface TopicChange {
  readonly value: string | null;
}

/** What `onTopicRemoved` and `quire-topic-removed` carry. */
export interface TopicRemoved {
  readonly topic: string;
}

export const attributes = {
  value: textAttribute("The topic that is chosen; empty for everything. It follows the reader.", ""),
  heading: textAttribute('The menu\'s heading; "Topics you follow" by default.', ""),
  findMoreHref: textAttribute("Where Find More leads.", FIND_MORE_HREF),
};

export const events = {
  onChange: eventOf<TopicChange>("Another choice: by the reader, or because a topic is no longer followed."),
  onTopicRemoved: eventOf<TopicRemoved>("The reader has stopped following a topic."),
};
