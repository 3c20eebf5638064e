import { asComponent } from "@quire/element";
import { giftLink } from "./element.js";
import { view } from "./gift-link-view.js";

export type { GiftLinkProps } from "./element.js";
export type { GivenDetail } from "./gift-link-view.js";

/** `<quire-gift-link>` for React. */
export const GiftLink = asComponent(giftLink, view);
