import { getEvent, partsAttribute, textAttribute } from "@quire/element";

/** The payload of `onLinked` and `quire-linked`. */
export interface SubscriptionLinked {
  readonly emailAddress: string;
  /** True if a new account was created. */
  readonly isNew: boolean;
}

export const attributes = {
  emailAddress: textAttribute(
    "The initial e-mail address; by default `?emailAddress=` in the page's address (base64, then URL-encoded).",
  ),
  return: textAttribute(
    "The path on this site that opens afterwards. It takes precedence over the page's `?return=`. An unsafe path is replaced with `/`. Without a path, the reader stays and sees a _Continue_ link.",
  ),
  verifyUrl: textAttribute(
    "The address that verifies a subscription instead of the API; on this site or a configured origin.",
  ),
  action: textAttribute(
    "The address to which the forms submit without JavaScript.",
    "/subscriber-registration",
  ),
  parts: partsAttribute,
};

export const events = {
  onLinked: getEvent<SubscriptionLinked>(
    "The subscription was linked and the reader signed in. `isNew` is true if an account was created.",
  ),
};
