import { type Plan, SUBSCRIBER_TAG } from "@quire/services/contract";
import { READER } from "./create-account.js";
import type { PlanOptions, ProductOptions } from "./options.js";
import type { Item, Product, Subscriber, Topic, Video } from "./state.js";

const getSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const CONTENT_TYPES = {
  article: "Digital Article",
  webinar: "Webinar",
  visual: "Visual",
  report: "Report",
  ascend: "Career Advice",
  issue: "Magazine Issue",
  product: "Book",
} as const;

const item = (kind: Item["kind"], id: string, title: string, topic: string, day: string): Item => ({
  id,
  kind,
  title,
  summary: `${title}: an introduction for people in a hurry.`,
  url: kind === "article" ? `/2026/${day.slice(5, 7)}/${getSlug(title)}` : `/${kind}/${getSlug(title)}`,
  topic,
  authors: ["Ada Ferris"],
  contentType: CONTENT_TYPES[kind],
  published: day,
  image: "",
});

export const ITEMS: readonly Item[] = [
  item("article", "1001", "A Strategy for Small Harbors", "Strategy", "2026-10-05"),
  item("article", "1002", "Meetings That End on Time", "Leadership", "2026-09-21"),
  item("article", "1003", "Pricing by the Slice", "Strategy", "2026-09-02"),
  item("article", "1004", "Night Trains and Networks", "Innovation", "2026-08-17"),
  item("article", "1005", "The Quiet Handover", "Leadership", "2026-07-30"),
  item("article", "1006", "Workshops Without Slides", "Innovation", "2026-07-11"),
  item("webinar", "2001", "Planning a Year of Print", "Strategy", "2026-11-12"),
  item("visual", "3001", "Five Ways to Draw a Queue", "Innovation", "2026-06-01"),
  item("report", "4001", "State of the Reading Room", "Innovation", "2026-05-20"),
  item("ascend", "5001", "Your First Budget", "Leadership", "2026-05-02"),
  item("issue", "6001", "Autumn 2026", "Strategy", "2026-09-01"),
];

export const PRODUCTS: readonly ProductOptions[] = [
  product("7001", "The Harbor Handbook", "Strategy", [
    ["7001-HBK", "Hardcover", "32.00", "SHIP"],
    ["7001-EPB", "ePub", "19.95", "EBOOK"],
  ]),
  product("7002", "Notes for New Editors", "Leadership", [["7002-PDF", "PDF", "9.95", "DIGITAL"]]),
];

function product(
  id: string,
  title: string,
  topic: string,
  forms: readonly (readonly [string, string, string, "SHIP" | "EBOOK" | "DIGITAL"])[],
): ProductOptions {
  const availabilities = forms.map(([availabilityId, format, listPrice, lineType]) => {
    return { availabilityId, format, listPrice, lineType };
  });
  return { id, title, topic, availabilities };
}

/** Completes a product with the defaults. */
export const productFrom = ({ availabilities, ...given }: ProductOptions): Product => ({
  url: `/product/${getSlug(given.title)}/${given.id}`,
  ...{ topic: "", authors: ["Ada Ferris"], contentType: "Book", published: "2026-04-01" },
  ...given,
  availabilities: availabilities.map((one) => ({
    ...{ language: "English", lineType: "SHIP" as const, sku: one.availabilityId, status: "A" },
    ...one,
  })),
});

export const TOPICS: readonly Topic[] = [
  ...["Innovation", "Leadership", "Strategy"].map((name) => topic(name)),
  topic("Boardroom", { executiveOnly: true }),
  topic("Data Desk", { subscriberOnly: true }),
];

function topic(name: string, only: Partial<Topic> = {}): Topic {
  return { name, slug: getSlug(name), subscriberOnly: false, executiveOnly: false, ...only };
}

export const NEWSLETTERS: readonly string[] = ["The Weekly Digest", "Management Tip"];
export const CAMPAIGNS: readonly string[] = ["501"];

export const VIDEOS: readonly Video[] = [
  video("8001", "How a Page Is Printed", false),
  video("8002", "Inside the Archive", true),
];

function video(id: string, name: string, subscribersOnly: boolean): Video {
  return {
    ...{ id, name, subscribersOnly },
    description: `${name}, in three minutes.`,
    duration: 180_000,
    poster: "",
    tags: subscribersOnly ? [SUBSCRIBER_TAG] : [],
    sources: [{ src: `/videos/${id}.mp4`, type: "video/mp4" }],
    text_tracks: [],
  };
}

export const SUBSCRIBERS: readonly Subscriber[] = [
  {
    firstName: "Noor",
    lastName: "Vance",
    emailAddress: "noor@example.com",
    accountNumber: "900100200",
    sourceCode: "US_CONSUMER",
    active: true,
    linked: false,
  },
];

const usd = (dollars: number) => ({ minor: dollars * 100, currency: "USD" });

/** Returns a plan. By default it has no price, no benefits and no trial. */
export const planFrom = (plan: PlanOptions): Plan => ({
  ...{ caption: "", tier: "", prices: {}, benefits: [], recommended: false, trialDays: 0 },
  ...plan,
});

export const PLANS: readonly PlanOptions[] = [
  {
    ...{ id: "good", name: "Good", tier: "Good", caption: "Digital", trialDays: 30 },
    prices: { monthly: usd(16), yearly: usd(160) },
    benefits: ["Every article, on every screen", "The archive"],
  },
  {
    ...{ id: "better", name: "Better", tier: "Better", caption: "Digital + Print", recommended: true },
    prices: { monthly: usd(20), yearly: usd(200) },
    benefits: ["Everything in Good", "The printed issues, by post"],
  },
  {
    ...{ id: "best", name: "Best", tier: "Best", caption: "Premium" },
    prices: { monthly: usd(32), yearly: usd(320) },
    benefits: ["Everything in Better", "Cases and charts"],
  },
];

export const COUPONS: Readonly<Record<string, number>> = { WELCOME10: 10 };

/**
 * The default publication and its user, for tests that name their titles, prices and ids.
 * @example
 * const [book] = fixtures.products;
 * await screen.findByRole("heading", { name: book.title });
 */
export const fixtures = {
  user: READER,
  items: ITEMS,
  products: PRODUCTS,
  topics: TOPICS,
  newsletters: NEWSLETTERS,
  campaigns: CAMPAIGNS,
  videos: VIDEOS,
  subscribers: SUBSCRIBERS,
  coupons: COUPONS,
  plans: PLANS,
} as const;
