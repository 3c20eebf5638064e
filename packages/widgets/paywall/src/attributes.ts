import {
  booleanAttribute,
  choiceAttribute,
  getEvent,
  getJsonAttribute,
  numberAttribute,
  partsAttribute,
  textAttribute,
  type ViewProps,
} from "@quire/element";
import { CARDS, type Card } from "./card.js";

/** The view's props. */
export type PaywallViewProps = ViewProps<typeof attributes, typeof events>;

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

export const attributes = {
  card: choiceAttribute("The first card.", CARDS, "sign-in"),
  goal: choiceAttribute(
    "The reader's goal behind the paywall. With `reading`, the buttons read 'Continue reading', and text above the cards gives the reason.",
    ["checkout", "reading"],
    "checkout",
  ),
  heading: textAttribute(
    'The heading above the cards, which gives the reason for the paywall; with `goal="reading"` there is a default.',
  ),
  dek: textAttribute('A sentence below the heading; with `goal="reading"` there is a default.'),
  offer: textAttribute("The offer in one line, below the heading. It takes the place of the default `dek`."),
  price: textAttribute("The price, such as `$4 a week`."),
  trial: textAttribute("A line about a trial, such as `First month free. Cancel any time.`"),
  benefits: getJsonAttribute<readonly string[]>(
    'The benefits, as a JSON list of texts: `["Every article", "The archive"]`.',
    isListOfTexts,
  ),
  subscribeHref: textAttribute(
    "The address of the button 'Subscribe'; by default that of `checkout`, or `/subscriptions`.",
  ),
  experiment: textAttribute(
    "The name of an A/B experiment. Its tag in the configuration's `experiments` is added to the address of the button 'Subscribe', as `ab`.",
  ),
  metered: booleanAttribute(
    "Shows the number of free articles, once none is left. Registered readers see it before, too.",
  ),
  read: numberAttribute(
    "The number of free articles read, for guests too; by default the number in the reader's profile.",
    -1,
    0,
  ),
  fade: booleanAttribute("Fades out the last lines above the paywall."),
  gift: booleanAttribute(
    "The subscription is a gift: the buttons read 'On to recipient' instead of 'On to checkout'.",
  ),
  for: choiceAttribute(
    "The readers with access: `registered` for all signed-in readers; `subscribers` for those with a subscription in their profile.",
    ["registered", "subscribers"],
    "registered",
  ),
  tiers: textAttribute(
    "The subscription tiers with access, separated by commas, such as `Best, All Access`; any tier by default. It implies `subscribers`.",
  ),
  content: textAttribute("A selector for the content that is hidden until the reader has access."),
  restUrl: textAttribute(
    "The address that answers with the rest of the text for a grant of the API. The paywall puts the rest into the first part of `content`.",
  ),
  containerSelector: textAttribute(
    "A selector for the element that contains the cards, if not the paywall itself. If it matches nothing, 'Failed to load paywall component' is logged.",
  ),
  checkout: textAttribute(
    "The address of the subscription checkout, where the reader continues. A `voucher_code` in the page's address is passed on.",
  ),
  fail: choiceAttribute(
    "The state of the content if the current user cannot be determined.",
    ["closed", "open"],
    "closed",
  ),
  action: textAttribute(
    "The address to which the sign-in card's form submits without script; by default `/authenticate` of the site.",
  ),
  registrationAction: textAttribute(
    "The address to which the register card's form submits without script.",
    "/register",
  ),
  forgotPasswordAction: textAttribute(
    "The address to which the reset card's form submits without script.",
    "/forgot-password",
  ),
  parts: partsAttribute,
};

export const events = {
  onCardChange: getEvent<{ readonly card: Card }>("The card changed."),
  onSignedIn: getEvent<null>("The reader signed in. Next is the checkout, a reload or the content."),
  onRegistered: getEvent<{ readonly emailAddress: string }>(
    "An account was created. Next is the checkout, a reload or the content.",
  ),
  onAccessChange: getEvent<{ readonly access: "open" | "closed" }>("The content was shown or hidden."),
};
