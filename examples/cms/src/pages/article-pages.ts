import type { Article, Catalogue, Items, Topic } from "@quire/example-reference-api";
import type { Plan } from "@quire/services/contract";
import { savedItem } from "../entry-view.js";
import { found, loadedView, pagesLoaded } from "../listing.js";
import type { Page } from "../page.js";
import { getOffer } from "../plans.js";
import { structuredData } from "../structured-data.js";
import { articleView, shelfView, topicView } from "../views.js";
import { PLAIN, type Reading } from "../visitor.js";
import { getBigIdeas } from "./listing-pages.js";

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

/** Returns the page of the first steps after a registration (content-2.8). */
export function registrationCompletePage(catalogue: Catalogue): Page {
  return {
    template: "registration-complete",
    title: "Your account is ready – The Quire Review",
    values: {
      topics: topicsToStart(catalogue),
      topicCount: catalogue.topics.length,
      picks: catalogue.articles.slice(0, 4).map((article) => getView(catalogue, article)),
    },
  };
}

const topicsToStart = (catalogue: Catalogue) =>
  topicsToFollow.map((name) => topicNamed(catalogue, name)).filter((topic) => topic !== undefined);

export function homePage(catalogue: Catalogue): Page {
  const [lead, ...others] = catalogue.articles.map((article) => getView(catalogue, article));
  return {
    template: "home",
    title: "The Quire Review: business management, every month",
    description: "A journal of business management, published every month since 1956.",
    jquery: true,
    values: {
      lead,
      seconds: others.slice(0, 3),
      latest: others.slice(3, 9),
      topics: topicsToStart(catalogue),
      topicCount: catalogue.topics.length,
      shelf: catalogue.products
        .filter(({ topic }) => topicsToFollow.includes(topic))
        .slice(0, 4)
        .map(shelfView),
    },
  };
}

type Address = Readonly<Record<"year" | "month" | "slug", string>>;

export function findArticle({ articles }: Catalogue, { year, month, slug }: Address): Article | undefined {
  return articles.find(
    (one) => one.slug === slug && one.year === Number(year) && one.month === Number(month),
  );
}

/**
 * Returns an article's page. `reading` is set for texts with limited access, whose page is made for a single user. Its
 * paywall offers the `plans`.
 */
export function articlePage(
  catalogue: Catalogue,
  items: Items,
  article: Article,
  reading?: Reading,
  plans: readonly Plan[] = [],
): Page | undefined {
  const item = items.byId(article.id);
  if (!item) return undefined;
  return {
    template: "article",
    title: `${article.title} – The Quire Review`,
    description: article.dek,
    cartAsData: true,
    ...(reading && { personal: true }),
    values: {
      ...getView(catalogue, article),
      ...getText(getView(catalogue, article), reading),
      offer: getOffer(plans),
      pageType: getPageType(catalogue, article),
      isArticle: true,
      structuredData: structuredData(article, reading !== undefined),
      savedItem: savedItem(item),
      brief: getBrief(article, reading),
      related: relatedTo(catalogue, article),
    },
  };
}

/** Returns the page type: an issue's big idea, its spotlight for other printed articles, or utility (content-2.24). */
function getPageType(catalogue: Catalogue, article: Article): "big-idea" | "spotlight" | "utility" {
  if (getBigIdeas(catalogue).includes(article)) return "big-idea";
  return article.contentType === "Magazine Article" ? "spotlight" : "utility";
}

/** Topics whose articles are for subscribers. Everybody may read their beginning. */
const TOPICS_FOR_SUBSCRIBERS = ["Pricing"];

export const isForSubscribers = ({ topic }: Article) => TOPICS_FOR_SUBSCRIBERS.includes(topic);

/** Splits the text for the template: the part for everybody, and the rest for users with access. */
function getText({ href, paragraphs }: ReturnType<typeof getView>, reading: Reading | undefined) {
  if (!reading) return { opening: paragraphs };
  return {
    opening: paragraphs.slice(0, 1),
    rest: { paragraphs: reading.whole ? paragraphs.slice(1) : [] },
    closed: !reading.open,
    ...reading.allowance,
    isMetered: reading.allowance !== undefined,
    afterPlainSignIn: `${href}?${PLAIN}`,
  };
}

/** Summarizes the article by the first sentences of its second to fifth paragraphs. */
function getBrief(article: Article, reading: Reading | undefined) {
  if (isForSubscribers(article) || reading?.whole === false) return undefined;
  const sentences = article.body.slice(1, 5).map((paragraph) => paragraph.split(/(?<=[.?!]) /)[0] ?? "");
  const long = sentences.filter((sentence) => sentence.length > 30);
  return long.length > 1 && { sentences: long };
}

function relatedTo(catalogue: Catalogue, article: Article) {
  const others = catalogue.articles.filter((other) => other !== article);
  const sameTopic = others.filter(({ topic }) => topic === article.topic);
  return [...new Set([...sameTopic, ...others])].slice(0, 3).map((other) => getView(catalogue, other));
}

/** Entries of a topic's page: articles, videos and pictures. Products are next to them. */
const READ_ON_TOPICS = ["article", "webinar", "visual", "report", "ascend"].map((kind) => `type:${kind}`);

/** Returns the page at `/topic/{slug}` and `/topic/subject/{slug}` (content-2.7). */
export function topicPage(
  catalogue: Catalogue,
  items: Items,
  slug: string,
  loaded: string | undefined,
): Page | undefined {
  const index = catalogue.topics.findIndex((topic) => topic.slug === slug || nameSlug(topic.name) === slug);
  const topic = catalogue.topics[index];
  if (!topic) return undefined;
  const filters = [`topic:${encodeURIComponent(topic.name)}`, ...READ_ON_TOPICS].join(",");
  const pieces = found(items.all, { filters });
  return {
    template: "topic",
    title: `${topic.name} – The Quire Review`,
    description: `Articles on ${topic.name} from The Quire Review.`,
    jquery: true,
    values: {
      ...topicView(topic),
      description: getAudience(topic),
      streamQuery: String(new URLSearchParams({ filters, sort: "date" })),
      ...loadedView(pieces, pagesLoaded(loaded), `/topic/subject/${topic.slug}`),
      neighbours: getNeighbours(catalogue, index).map(topicView),
      shelf: catalogue.products
        .filter((product) => product.topic === topic.name)
        .slice(0, 1)
        .map(shelfView),
    },
  };
}

/** Builds the slug of `/topic/{topic-name}`: lower case, spaces to hyphens, without "&" and comma (content-2.6). */
function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-").replaceAll(/[&,]/g, "");
}

function getAudience(topic: Topic): string | undefined {
  if (topic.executiveOnly) return "For Executive subscribers.";
  return topic.subscriberOnly ? "For subscribers." : undefined;
}

function getNeighbours(catalogue: Catalogue, index: number): readonly Topic[] {
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

function getView(catalogue: Catalogue, article: Article) {
  return articleView(article, topicNamed(catalogue, article.topic)?.topicHref ?? "/topics");
}

function topicNamed(catalogue: Catalogue, name: string) {
  const topic = catalogue.topics.find((candidate) => candidate.name === name);
  return topic && topicView(topic);
}
