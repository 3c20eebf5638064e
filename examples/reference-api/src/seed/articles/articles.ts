import type { Article } from "../catalogue.js";

export const articles: readonly Article[] = [];
