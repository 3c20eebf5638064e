export { GiftLink, type GiftLinkProps } from "./gift-link.js";
export type { GivenDetail } from "./given-detail.js";
