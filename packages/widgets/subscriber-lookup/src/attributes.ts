import { eventOf, textAttribute } from "@quire/element";

/** What `onLinked` and `quire-linked` carry. */
export interface SubscriptionLinked {
  readonly emailAddress: string;
  /** The account was created for it. */
  readonly isNew: boolean;
}

export const attributes = {
  emailAddress: textAttribute("The e-mail to begin with; by default the one in the page's ?emailAddress=."),
  return: textAttribute("A path of this site to go to afterwards; by default the reader stays."),
  verifyUrl: textAttribute("Where a subscription is verified, instead of being linked by the API."),
  action: textAttribute("Where the form goes without script.", "/subscriber-registration"),
};

export const events = {
  onLinked: eventOf<SubscriptionLinked>("The subscription is linked, and its reader is signed in."),
};
