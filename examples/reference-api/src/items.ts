import type { Article, Catalogue, Product, Topic } from "./seed/catalogue.js";
import type { Issue } from "./seed/pieces/magazine.js";
import type { Piece } from "./seed/pieces/piece.js";

/** Values of the search filter `type`. */
export type Kind = "article" | "product" | "topic" | "webinar" | "visual" | "report" | "ascend" | "issue";

/** An item of the site that streams show and users save, in one shape for all kinds. */
export interface Item {
  /** Id under which the item is saved. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly topic: string;
  readonly authors: readonly string[];
  readonly contentType: string;
  readonly image: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly published: string;
  readonly listPrice?: string;
  readonly productStatus?: string;
  readonly seriesLabel?: string;
  readonly asset?: string;
  /** Contents of an issue. */
  readonly items?: Issue["items"];
}

export interface Items {
  /** Searchable items. Of the magazine, they include only issues with articles on the site. */
  readonly all: readonly Item[];
  /** Every issue of the magazine since 1956, the latest first. */
  readonly issues: readonly Item[];
  byId(id: string): Item | undefined;
  /** Finds an item by its path without a query. */
  byPath(path: string): Item | undefined;
  /** Returns the latest item of a topic, by the topic's name. */
  latestOn(topic: string): Item | undefined;
}

export function createItems(catalogue: Catalogue): Items {
  const all = [
    ...catalogue.articles.map(ofArticle),
    ...catalogue.webinars.map((piece) => ofPiece(piece, "webinar")),
    ...catalogue.visualLibrary.map((piece) => ofPiece(piece, "visual")),
    ...catalogue.analyticReports.map((piece) => ofPiece(piece, "report")),
    ...catalogue.ascend.map((piece) => ofPiece(piece, "ascend")),
    ...catalogue.magazine.map(ofIssue),
    ...catalogue.products.map(ofProduct),
    ...catalogue.topics.map(ofTopic),
  ];
  const archived = catalogue.archive.map(ofIssue);
  const issues = [...all.filter(({ kind }) => kind === "issue"), ...archived];
  const byId = new Map([...all, ...archived].map((item) => [item.id, item]));
  const byPath = new Map([...all, ...archived].map((item) => [item.url, item]));
  const latest = latestByTopic(all);
  return {
    all,
    issues,
    byId: (id) => byId.get(id),
    byPath: (path) => byPath.get(path),
    latestOn: (topic) => latest.get(topic),
  };
}

/** Among several items of one day it chooses the last, which streams show first. */
function latestByTopic(all: readonly Item[]): Map<string, Item> {
  const latest = new Map<string, Item>();
  for (const item of all) {
    const known = latest.get(item.topic);
    if (item.kind !== "topic" && (!known || item.published >= known.published)) latest.set(item.topic, item);
  }
  return latest;
}

function ofArticle({ id, slug, year, month, title, summary, topic, authors, ...rest }: Article): Item {
  const url = `/${year}/${String(month).padStart(2, "0")}/${slug}`;
  const { contentType, published } = rest;
  const image = `/art/${slug}.svg`;
  return { id, kind: "article", title, summary, url, topic, authors, contentType, image, published };
}

function ofPiece({ section, slug, ...piece }: Piece, kind: Kind): Item {
  return { ...piece, kind, url: `/${section}/${slug}`, image: `/art/${slug}.svg` };
}

function ofProduct({ id, title, slug, description, authors, topic, contentType, ...rest }: Product): Item {
  return {
    id: `product-${id}`,
    kind: "product",
    title,
    summary: description,
    url: `/product/${slug}/${id}`,
    topic,
    authors,
    contentType,
    image: `/cover/${id}.svg`,
    published: rest.publicationDate,
    listPrice: rest.price,
    productStatus: rest.availabilities[0].status,
  };
}

function ofIssue({ code, title, summary, published, items }: Issue): Item {
  return {
    id: code,
    kind: "issue",
    title,
    summary,
    url: `/archive-toc/${code}`,
    topic: "",
    authors: [],
    contentType: "Magazine Issue",
    image: `/cover/${code}.svg`,
    published,
    items,
  };
}

function ofTopic({ name, slug }: Topic): Item {
  return {
    id: `topic-${slug}`,
    kind: "topic",
    title: name,
    summary: `Articles, cases and tools on ${name}.`,
    url: `/topic/subject/${slug}`,
    topic: name,
    authors: [],
    contentType: "Topic",
    image: "",
    published: "",
  };
}
