export { type GiftState, giftStore } from "./gift-store.js";
export { type GiveArticleGiftOutcome, giveArticleGift } from "./give-article-gift.js";
export { useGiftsLeft } from "./use-gifts-left.js";
