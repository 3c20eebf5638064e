import {
  booleanAttribute,
  choiceAttribute,
  eventOf,
  numberAttribute,
  partsAttribute,
  textAttribute,
} from "@quire/element";
import { CARDS, type Card } from "./card.js";

export const attributes = {
  card: choiceAttribute("The card that is shown first.", CARDS, "sign-in"),
  goal: choiceAttribute(
    "What the reader wants behind it: `reading` words the buttons 'Continue reading', and says above the cards why they are there.",
    ["checkout", "reading"],
    "checkout",
  ),
  heading: textAttribute(
    'Why it is shut, above the cards; with `goal="reading"` there are words by default.',
  ),
  dek: textAttribute('A sentence below the heading; with `goal="reading"` there is one by default.'),
  metered: booleanAttribute("How many of the free articles the reader has read stands there too."),
  read: numberAttribute(
    "How many those are, of guests too; without it, what the reader's profile says.",
    -1,
    0,
  ),
  fade: booleanAttribute("The last lines above the paywall fade out."),
  gift: booleanAttribute("A subscription is given away: 'On to recipient' in place of 'On to checkout'."),
  for: choiceAttribute(
    "Who may read on: `registered`, whoever is signed in; `subscribers`, whose profile says so.",
    ["registered", "subscribers"],
    "registered",
  ),
  tiers: textAttribute(
    "Which subscribers, as tiers with commas between: `Best, All Access`; any by default. It implies `subscribers`.",
  ),
  content: textAttribute("A selector of what is hidden until the reader may read on."),
  containerSelector: textAttribute(
    "A selector of where the cards stand, if not in the paywall itself. Where there is no such place, 'Failed to load paywall component' is logged.",
  ),
  checkout: textAttribute(
    "The address of the subscription checkout, where the reader goes on. A `voucher_code` in the page's address goes along.",
  ),
  fail: choiceAttribute(
    "What becomes of the content when nobody can say who is reading.",
    ["closed", "open"],
    "closed",
  ),
  action: textAttribute(
    "Where the sign-in card's form goes without script; by default `/authenticate` of the site.",
  ),
  registrationAction: textAttribute("Where the register card's form goes without script.", "/register"),
  forgotPasswordAction: textAttribute("Where the reset card's form goes without script.", "/forgot-password"),
  parts: partsAttribute,
};

export const events = {
  onCardChange: eventOf<{ readonly card: Card }>("Another card is shown."),
  onSignedIn: eventOf<null>("The reader has signed in; checkout, a reload or the content follows."),
  onRegistered: eventOf<{ readonly emailAddress: string }>(
    "An account was created; checkout, a reload or the content follows.",
  ),
  onAccessChange: eventOf<{ readonly access: "open" | "closed" }>("The content was shown or hidden."),
};
