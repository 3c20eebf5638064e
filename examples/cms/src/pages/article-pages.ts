import type { Article, Catalogue, Topic } from "@quire/example-reference-api";
import type { Page } from "../page.js";
import { articleView, shelfView, topicView } from "../views.js";

const topicsToFollow = [
  "Strategy",
  "Negotiation strategies",
  "Managing Yourself",
  "Economics",
  "Leading Teams",
  "Decision making and problem solving",
  "Innovation",
  "Marketing",
];

export function homePage(catalogue: Catalogue): Page {
  const [lead, ...others] = catalogue.articles.map((article) => viewOf(catalogue, article));
  return {
    template: "home",
    title: "The Quire Review: business management, every month",
    description: "A journal of business management, published every month since 1956.",
    jquery: true,
    values: {
      lead,
      seconds: others.slice(0, 3),
      latest: others.slice(3, 9),
      topics: topicsToFollow
        .map((name) => topicNamed(catalogue, name))
        .filter((topic) => topic !== undefined),
      topicCount: catalogue.topics.length,
      shelf: catalogue.products
        .filter(({ topic }) => topicsToFollow.includes(topic))
        .slice(0, 4)
        .map(shelfView),
    },
  };
}

export function articlePage(
  catalogue: Catalogue,
  year: string,
  month: string,
  slug: string,
): Page | undefined {
  const article = catalogue.articles.find(
    (candidate) =>
      candidate.slug === slug && candidate.year === Number(year) && candidate.month === Number(month),
  );
  if (!article) return undefined;
  return {
    template: "article",
    title: `${article.title} – The Quire Review`,
    description: article.dek,
    cartAsData: true,
    values: { ...viewOf(catalogue, article), related: relatedTo(catalogue, article) },
  };
}

function relatedTo(catalogue: Catalogue, article: Article) {
  const others = catalogue.articles.filter((other) => other !== article);
  const sameTopic = others.filter(({ topic }) => topic === article.topic);
  return [...new Set([...sameTopic, ...others])].slice(0, 3).map((other) => viewOf(catalogue, other));
}

/** `/topic/{slug}` and `/topic/subject/{slug}` (content §2). */
export function topicPage(catalogue: Catalogue, slug: string): Page | undefined {
  const index = catalogue.topics.findIndex((topic) => topic.slug === slug);
  const topic = catalogue.topics[index];
  if (!topic) return undefined;
  const articles = catalogue.articles.filter((article) => article.topic === topic.name);
  return {
    template: "topic",
    title: `${topic.name} – The Quire Review`,
    description: `Articles on ${topic.name} from The Quire Review.`,
    jquery: true,
    values: {
      ...topicView(topic),
      description: audienceOf(topic),
      articles: articles.map((article) => viewOf(catalogue, article)),
      neighbours: neighboursOf(catalogue, index).map(topicView),
      shelf: catalogue.products
        .filter((product) => product.topic === topic.name)
        .slice(0, 1)
        .map(shelfView),
    },
  };
}

function audienceOf(topic: Topic): string | undefined {
  if (topic.executiveOnly) return "For Executive subscribers.";
  return topic.subscriberOnly ? "For subscribers." : undefined;
}

function neighboursOf(catalogue: Catalogue, index: number): readonly Topic[] {
  const start = Math.max(0, Math.min(index - 3, catalogue.topics.length - 7));
  return catalogue.topics.slice(start, start + 7).filter((topic) => topic !== catalogue.topics[index]);
}

export function topicsPage(catalogue: Catalogue): Page {
  const letters = Map.groupBy(catalogue.topics, ({ name }) => name.charAt(0).toUpperCase());
  return {
    template: "topics",
    title: "Topics – The Quire Review",
    description: "Every topic of The Quire Review, from accounting to writing.",
    classic: true,
    values: { letters: [...letters].map(([letter, topics]) => ({ letter, topics: topics.map(topicView) })) },
  };
}

export function followThousandPage(catalogue: Catalogue): Page {
  const everybody = catalogue.topics.filter((topic) => !topic.subscriberOnly && !topic.executiveOnly);
  const buttons = Array.from({ length: 1000 }, (_, index) => everybody[index % everybody.length])
    .filter((topic) => topic !== undefined)
    .map(topicView);
  return {
    template: "follow-1000",
    title: "One thousand follow buttons – The Quire Review",
    cartAsData: true,
    values: { buttons },
  };
}

/** `/search?q=`: every word must stand in the title, the line below it, the authors or the topic. */
export function searchPage(catalogue: Catalogue, query: string): Page {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : catalogue.articles.filter((article) => matches(article, words));
  return {
    template: "search",
    title: query ? `${query} – The Quire Review` : "Search – The Quire Review",
    values: {
      query,
      articles: found.slice(0, 20).map((article) => viewOf(catalogue, article)),
      nothing: words.length > 0 && found.length === 0,
    },
  };
}

function matches({ title, dek, authors, topic }: Article, words: readonly string[]): boolean {
  const text = [title, dek, topic, ...authors].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

function viewOf(catalogue: Catalogue, article: Article) {
  return articleView(article, topicNamed(catalogue, article.topic)?.topicHref ?? "/topics");
}

function topicNamed(catalogue: Catalogue, name: string) {
  const topic = catalogue.topics.find((candidate) => candidate.name === name);
  return topic && topicView(topic);
}
