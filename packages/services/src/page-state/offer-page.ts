import { ownDocument } from "@quire/core";

/** The subscription offers element of a page. */
const OFFERS = "quire-subscription-offers, [data-quire='subscription-offers'], [data-subscription-offers]";

/** Returns true for an offer page, which contains an element with subscription offers (content-2.16). */
export function isOfferPage(root: ParentNode = ownDocument): boolean {
  return root.querySelector(OFFERS) !== null;
}
