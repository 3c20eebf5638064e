import { eventOf, partsAttribute, textAttribute } from "@quire/element";

/** The payload of `onLinked` and `quire-linked`. */
export interface SubscriptionLinked {
  readonly emailAddress: string;
  /** True if a new account was created. */
  readonly isNew: boolean;
}

export const attributes = {
  emailAddress: textAttribute(
    "The e-mail to begin with; by default the one in the page's `?emailAddress=` (base64, then URL-encoded).",
  ),
  return: textAttribute(
    "A path of this site to go to afterwards; it goes before the page's own `?return=`, and an unsafe one leads to `/`. Without one the reader stays, with a _Continue_ link.",
  ),
  verifyUrl: textAttribute(
    "Where a subscription is verified, instead of being linked by the API; on this site or a configured origin.",
  ),
  action: textAttribute("Where the forms go without script.", "/subscriber-registration"),
  parts: partsAttribute,
};

export const events = {
  onLinked: eventOf<SubscriptionLinked>(
    "The subscription is linked, and its reader is signed in; `isNew` where an account was created.",
  ),
};
