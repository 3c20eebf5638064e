import type { Article } from "@quire/example-reference-api";

/** The element with the text that is not free to everybody. Search engines read only classes here. */
const GATED = ".paywalled";

/**
 * Describes an article for search engines as JSON-LD. A text with limited access names its element, so that
 * search engines do not treat it as cloaking.
 */
export function structuredData(article: Article, isGated: boolean): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.dek,
    datePublished: article.published,
    isAccessibleForFree: !isGated,
    ...(isGated && {
      hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: GATED },
    }),
    publisher: { "@type": "Organization", name: "The Quire Review" },
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
