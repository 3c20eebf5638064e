import { booleanAttribute, choiceAttribute, getEvent, jsonAttribute, textAttribute } from "@quire/element";
import * as v from "valibot";
import { type Newsletter, TYPES } from "./get-newsletters.js";

const NewslettersSchema = v.array(
  v.object({
    type: v.optional(v.picklist(TYPES), "newsletter"),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    label: v.optional(v.string(), ""),
    about: v.optional(v.string(), ""),
  }),
);

/** The payload of the events. */
export interface SubscriptionDetail {
  readonly type: (typeof TYPES)[number];
  /** Name of a newsletter, or id of a campaign. */
  readonly name: string;
}

export const attributes = {
  newsletters: jsonAttribute<readonly Newsletter[]>(
    "Several newsletters or campaigns as JSON. Only `name` is required: a newsletter's name or a campaign's id. It is also the default label.",
    v.parser(NewslettersSchema),
    [],
  ),
  type: choiceAttribute("The kind of a single subscription.", TYPES, "newsletter"),
  name: textAttribute("The name of a single newsletter, or the id of a single campaign.", ""),
  heading: textAttribute(
    "The label of a single newsletter or campaign, by default its name. For several, the heading above them.",
    "",
  ),
  email: textAttribute("The initial value of the e-mail field.", ""),
  action: textAttribute("The form's native `action`.", "/email-newsletters"),
  unsubscribeAll: booleanAttribute(
    "Adds a button with which signed-in readers end all their subscriptions of the listed types.",
  ),
};

export const events = {
  onSubscribed: getEvent<SubscriptionDetail>("The reader or a guest signed up."),
  onUnsubscribed: getEvent<SubscriptionDetail>("The reader unsubscribed."),
  onUnsubscribedAll: getEvent<null>("The reader unsubscribed from all of them."),
};
