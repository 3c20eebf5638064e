import type { Article } from "../catalogue.js";
import { innovationArticles } from "./innovation.js";
import { marketArticles } from "./markets.js";
import { peopleArticles } from "./people.js";
import { practiceArticles } from "./practice.js";
import { strategyArticles } from "./strategy.js";

/** All articles, the newest first. */
export const articles: readonly Article[] = [
  ...strategyArticles,
  ...peopleArticles,
  ...innovationArticles,
  ...marketArticles,
  ...practiceArticles,
].sort((a, b) => b.published.localeCompare(a.published));
