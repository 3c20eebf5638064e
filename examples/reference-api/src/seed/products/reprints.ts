import { product } from "./product.js";

export const reprints = [
  product({
    id: "70601",
    title: "The Case for Boring Leaders",
    subtitle: "Reprint",
    authors: ["Ivo Petrossian"],
    contentType: "Article Reprint",
    topic: "Leadership",
    publicationDate: "2026-09-30",
    description:
      "Charisma gets a plan started. Predictability gets it finished. The article as a reprint for courses and teams.",
    forms: [
      ["PDF", "8.95"],
      ["PDF", "8.95", "ES"],
    ],
  }),
  product({
    id: "70602",
    title: "Burnout Is an Inventory Problem",
    subtitle: "Reprint",
    authors: ["Sunniva Grieg", "Anselm Quist"],
    contentType: "Article Reprint",
    topic: "Burnout",
    publicationDate: "2026-08-24",
    description:
      "Teams break down where unfinished work piles up. With the tables that the magazine had no room for.",
    forms: [
      ["PDF", "8.95"],
      ["PDF", "8.95", "ES"],
    ],
  }),
];
