export { openApiDocument } from "./openapi.js";
export { createOutsideWorld, type OutsideWorldOptions } from "./outside/outside-world.js";
export { createReferenceApi, type ReferenceApi, type ReferenceApiOptions } from "./reference-api.js";
export type { SeededAccount } from "./seed/accounts.js";
export {
  type Article,
  type Availability,
  type Catalogue,
  catalogue,
  type Product,
  type Topic,
} from "./seed/catalogue.js";
