import { asElement } from "@quire/element";
import { giftLink } from "./gift-link.js";

/** The class of `<quire-gift-link>`; `define.ts` registers it. */
export const GiftLinkElement = asElement(giftLink);
