import {
  asComponent,
  booleanAttribute,
  defineWidget,
  eventOf,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { shell } from "./shell.js";
import { LIMIT, type ShowMoreToggle } from "./show-more-options.js";
import { ShowMoreView } from "./show-more-view.js";

const attributes = {
  limit: numberAttribute("How many pixels are shown of what is longer.", LIMIT),
  expanded: booleanAttribute("Whether all of it is shown."),
  moreLabel: textAttribute('The button\'s words while there is more; "Show more" by default.', ""),
  lessLabel: textAttribute('The button\'s words while all is shown; "Show less" by default.', ""),
};

const events = {
  onToggle: eventOf<ShowMoreToggle>("The reader has asked for the rest, or put it away."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const showMore = defineWidget({
  name: "show-more",
  description: "Shows the beginning of a long passage, and the rest when it is asked for.",
  attributes,
  events,
  shell,
  view: ShowMoreView,
});

export type ShowMoreProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-show-more>` for React. */
export const ShowMore = asComponent(showMore);
