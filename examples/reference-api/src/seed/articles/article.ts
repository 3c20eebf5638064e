import type { Article } from "../catalogue.js";
import { getSlug } from "../slug.js";

type Written = Pick<Article, "title" | "dek" | "authors" | "topic" | "contentType" | "published" | "body">;

/** Completes an editor's draft: the address comes from title and date, and the summary begins the text. */
export function article(written: Written): Article {
  const [year = 0, month = 0] = written.published.split("-").map(Number);
  const slug = getSlug(written.title);
  return {
    ...written,
    id: `article-${slug}`,
    slug,
    year,
    month,
    summary: firstSentences(written.body[0] ?? ""),
  };
}

function firstSentences(paragraph: string): string {
  const sentences = paragraph.split(/(?<=[.?!]) /);
  return sentences.slice(0, 2).join(" ");
}
