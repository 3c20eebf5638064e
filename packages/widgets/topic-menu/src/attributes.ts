import { getEvent, textAttribute } from "@quire/element";

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
  value: textAttribute(
    "The selected topic; empty for everything. The widget updates it when the reader selects a topic.",
    "",
  ),
  heading: textAttribute("The menu's heading; “Topics you follow” by default.", ""),
  findMoreHref: textAttribute("The address of _Find More_.", FIND_MORE_HREF),
};

export const events = {
  onChange: getEvent<TopicChange>(
    "The selection changed: the reader selected a topic, a topic was removed, or the selected topic is no longer followed. After a removal, _Everything_ is selected; the event fires even if it already was, because its content changed. Changes by the page itself emit no event.",
  ),
  onTopicRemoved: getEvent<TopicRemoved>(
    "The reader stopped following the topic, and the server confirmed it.",
  ),
};
