export { GiftLink, type GiftLinkProps, type GivenDetail } from "./gift-link.js";
