import type { Catalogue, Items, Piece } from "@quire/example-reference-api";
import { Hono } from "hono";
import { found, loadedView, pagesLoaded } from "../listing.js";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const LISTINGS = {
  ascend: {
    title: "Ascend",
    dek: "For the first ten years of your career: short pieces on what no one tells you.",
    isAscend: true,
    kind: "ascend",
  },
  "hbr-analytic-services": {
    title: "Analytic services",
    dek: "Research commissioned by companies, with all the numbers.",
    isAscend: false,
    kind: "report",
  },
} as const;
type Listing = keyof typeof LISTINGS;

/** The filters of a listing, in the order of its address. */
interface Filters {
  readonly topic?: string;
  readonly year?: string;
}

/** The listings of ascend and analytic services, with their filters (content-2.14). */
export function reportPages(show: Show, catalogue: Catalogue, items: Items): Hono {
  const app = new Hono();
  for (const listing of ["ascend", "hbr-analytic-services"] as const) {
    app.get(`/${listing}`, (c) => show(c, listingPage(catalogue, items, listing, c.req.query())));
  }
  return app;
}

type Query = Filters & { readonly loaded?: string };

function listingPage(
  catalogue: Catalogue,
  items: Items,
  listing: Listing,
  { topic, year, loaded }: Query,
): Page {
  const all = listing === "ascend" ? catalogue.ascend : catalogue.analyticReports;
  const filters = { ...(topic && { topic }), ...(year && { year }) };
  const { title, dek, isAscend, kind } = LISTINGS[listing];
  const asked = Object.entries(filters).map(([name, value]) => `${name}:${encodeURIComponent(value)}`);
  const pieces = found(items.all, { filters: [`type:${kind}`, ...asked].join(",") });
  return {
    template: "reports",
    title: `${title} – The Quire Review`,
    description: dek,
    values: {
      listing,
      heading: title,
      dek,
      isAscend,
      filters: chosen(listing, filters),
      topics: links(listing, filters, "topic", [...new Set(all.map((piece) => piece.topic))].sort()),
      years: links(listing, filters, "year", [...new Set(all.map(getYear))]),
      count: pieces.length,
      isOne: pieces.length === 1,
      streamQuery: asked.length > 0 ? String(new URLSearchParams({ filters: asked.join(",") })) : "",
      ...loadedView(pieces, pagesLoaded(loaded), `/${listing}${getQuery(filters)}`),
    },
  };
}

const getYear = ({ published }: Piece) => published.slice(0, 4);

/** Lists each active filter with the address that results from clearing it. */
function chosen(listing: Listing, filters: Filters) {
  return Object.entries(filters).map(([name, label]) => {
    const breadcrumb = getQuery({ ...filters, [name]: undefined });
    return { label, breadcrumb, clear: `/${listing}${breadcrumb}#browse-reports-filter` };
  });
}

function links(listing: Listing, filters: Filters, name: keyof Filters, values: readonly string[]) {
  return values.map((value) => ({
    label: value,
    isCurrent: filters[name] === value,
    link: `/${listing}${getQuery({ ...filters, [name]: value })}#browse-reports-filter`,
  }));
}

function getQuery(filters: { readonly [name in keyof Filters]: string | undefined }): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
