import { booleanAttribute, choiceAttribute, eventOf, jsonAttribute, textAttribute } from "@quire/element";
import * as v from "valibot";
import { type Newsletter, TYPES } from "./newsletters-of.js";

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
    "Several, as JSON; a name alone is enough: it is a campaign's id, and the label unless that is given.",
    v.parser(NewslettersSchema),
    [],
  ),
  type: choiceAttribute("Of a single one: what it is.", TYPES, "newsletter"),
  name: textAttribute("Of a single one: its name or, of a campaign, its id.", ""),
  heading: textAttribute(
    "What a single one is called, else its name; of several, what stands above them.",
    "",
  ),
  email: textAttribute("What stands in the e-mail field at first.", ""),
  action: textAttribute("Where the form would go by itself.", "/email-newsletters"),
  unsubscribeAll: booleanAttribute(
    "Readers who are signed in can end all that they are subscribed to, of the types that the list has.",
  ),
};

export const events = {
  onSubscribed: eventOf<SubscriptionDetail>("Somebody has signed up for it."),
  onUnsubscribed: eventOf<SubscriptionDetail>("The reader is subscribed to it no more."),
  onUnsubscribedAll: eventOf<null>("The reader is subscribed to none of them any more."),
};
