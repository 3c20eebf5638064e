import * as rows from "@quire/services/contract";
import type { Known } from "../known.js";
import { anyone, reader, type Step } from "./step.js";

const page = { params: { pageNumber: "1", pageSize: "8" }, query: { format: "json" } };
const paged = { sends: () => page };

const ARTICLE = /\/(\d{4})\/(\d{2})\/([^/?#]+)/;
/** `/product/{id}`, or `/product/{…}/{id}`. */
const PRODUCT = /\/product\/(?:[^?#]*\/)?([^/?#]+)/;

/** Learns an item to save, share and open, and a product to buy, from search results. */
function learnFrom({ entries }: rows.StreamPage, known: Known): void {
  for (const { id, title, content, productLink } of entries) {
    const src = content?.src ?? "";
    const [, year, month, seo] = ARTICLE.exec(src) ?? [];
    if (seo) {
      known.learn("item", content?.id || id);
      known.learn("title", title);
      known.learn("url", src);
      known.learn("year", year);
      known.learn("month", month);
      known.learn("seo", seo);
    }
    known.learn("product", PRODUCT.exec(productLink)?.[1]);
  }
}

const topic = (known: Known) => ({ body: { type: "topic", name: known.need("topic") } });
const newsletter = (known: Known) => ({ body: { name: known.need("newsletter") } });
const campaign = (known: Known) => ({ body: { name: known.need("campaign") } });
const byMail = (name: string) => (known: Known) => ({
  body: { name: known.need(name), email: known.need("email") },
});

/** Calls for search, streams, follows and sharing. */
export const readSteps: readonly Step[] = [
  anyone(rows.topics, {
    learns: ({ topics }, known) => {
      const open = topics.find((one) => !one.followed && !one.subscriberOnly && !one.executiveOnly);
      known.learn("topic", open?.name);
    },
  }),
  anyone(rows.autoSuggest, { sends: (known) => ({ query: { term: known.need("term") } }) }),
  anyone(rows.searchStream, {
    sends: (known) => ({ ...page, query: { format: "json", term: known.need("term") } }),
    learns: learnFrom,
  }),
  anyone(rows.searchWithFilters, {
    sends: (known) => ({ query: { term: known.need("term") } }),
    learns: learnFrom,
    writes: false,
  }),
  anyone(rows.webinarsStream, paged),
  anyone(rows.visualLibraryStream, paged),
  anyone(rows.analyticServicesStream, paged),
  anyone(rows.ascendStream, paged),
  anyone(rows.magazineStream, paged),
  reader(rows.savesStream, paged),
  reader(rows.historyStream, paged),
  reader(rows.followingStream, paged),
  reader(rows.orderedStream, {
    ...paged,
    learns: ({ entries }, known) => known.learn("order", entries[0]?.id),
  }),
  anyone(rows.articleComponent, {
    sends: (known) => ({
      params: { year: known.need("year"), month: known.need("month"), seo: known.need("seo") },
    }),
  }),
  reader(rows.follow, { sends: topic }),
  reader(rows.unfollow, { sends: topic }),
  reader(rows.unfollowByName, { sends: (known) => ({ body: { name: known.need("topic") } }) }),
  reader(rows.subscribeNewsletter, { sends: newsletter }),
  reader(rows.unsubscribeNewsletter, { sends: newsletter }),
  reader(rows.subscribeCampaign, { sends: campaign }),
  reader(rows.unsubscribeCampaign, { sends: campaign }),
  reader(rows.unsubscribeAll, { sends: () => ({ body: { type: "marketingCampaign" } }) }),
  anyone(rows.signUpForNewsletter, { sends: byMail("newsletter"), lasts: true }),
  anyone(rows.signUpForCampaign, { sends: byMail("campaign"), lasts: true }),
  // A share by a provider other than e-mail is only recorded.
  anyone(rows.shareByEmail, {
    sends: (known) => ({ body: { url: known.need("url"), provider: "LinkedIn" } }),
  }),
  anyone(rows.shortenUrl, { sends: (known) => ({ body: { url: known.need("url") } }) }),
  reader(rows.giveArticleGift, {
    sends: (known) => ({ body: { url: known.need("url") } }),
    lasts: true,
  }),
  // The account may not be a subscriber, and the site may not have the video.
  anyone(rows.watchVideo, { sends: () => ({ params: { id: "7003" } }), may: 403 }),
  anyone(rows.issueWatchCode, {
    sends: () => ({ params: { id: "7003" }, body: { challenge: "0".repeat(43) } }),
    may: 403,
  }),
  // All codes are used or invalid, so the backend must refuse this code.
  anyone(rows.exchangeWatchCode, {
    sends: () => ({ params: { id: "7003" }, body: { code: "0".repeat(43), verifier: "0".repeat(43) } }),
    may: 403,
  }),
  // Services of other companies, which are not part of a backend.
  ...[rows.playbackVideo, rows.playbackPlaylist, rows.mediaEntry, rows.mediaList].map((row) => anyone(row)),
];
