export {
  type Article,
  type Availability,
  type Catalogue,
  catalogue,
  type Product,
  type Topic,
} from "./seed/catalogue.js";
