import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { CACHE } from "../places.mjs";

export const collections = {
  docs: defineCollection({
    loader: glob({ base: `${CACHE}/content`, pattern: "**/*.md" }),
    schema: docsSchema(),
  }),
};
