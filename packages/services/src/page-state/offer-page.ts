import { ownDocument } from "@quire/core";

/** The subscription offers element of a page. */
const OFFERS = "quire-subscription-offers, [data-quire='subscription-offers'], [data-subscription-offers]";

/** An offer page is recognised by the presence of a subscription offers element (content-2.16). */
export function isOfferPage(root: ParentNode = ownDocument): boolean {
  return root.querySelector(OFFERS) !== null;
}
