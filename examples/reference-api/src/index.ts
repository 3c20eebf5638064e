export { drawPoster, type Film, films } from "./films.js";
export { formDraft } from "./form-draft.js";
export { createItems, type Item, type Items, type Kind } from "./items.js";
export { openApiDocument } from "./openapi.js";
export type { Mail } from "./outbox.js";
export { createOutsideWorld, type OutsideWorldOptions } from "./outside/outside-world.js";
export { VIDEO_ACCOUNT, VIDEO_KEY } from "./outside/video-service.js";
export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from "./reference-api.js";
export { Refusal } from "./refusal.js";
export { requestLimits } from "./request-limits.js";
export { safePath } from "./safe-path.js";
export { isSecure, type ProxyTrust } from "./same-origin.js";
export { type Search, searchItems } from "./search-items.js";
export type { SeededAccount } from "./seed/accounts.js";
export {
  type Article,
  type Availability,
  type Catalogue,
  catalogue,
  type Product,
  type Topic,
} from "./seed/catalogue.js";
export { createRandom, drawing, pick } from "./seed/drawing.js";
export { breakLines, outline } from "./seed/outline.js";
export type { Campaign } from "./seed/pieces/campaigns.js";
export type { Issue } from "./seed/pieces/magazine.js";
export type { Newsletter } from "./seed/pieces/newsletters.js";
export type { Piece, Section } from "./seed/pieces/piece.js";
