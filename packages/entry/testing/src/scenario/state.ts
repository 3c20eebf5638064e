import type {
  Address,
  FollowType,
  Passkey,
  PlaybackVideo,
  Receipt,
  SavedItem,
  StreamEntrySchema,
  Subscription,
} from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Entry = InferInput<typeof StreamEntrySchema>;

/** Something that streams and searches show. */
export interface Item {
  readonly id: string;
  readonly kind: "article" | "webinar" | "visual" | "report" | "ascend" | "issue" | "product";
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly topic: string;
  readonly authors: readonly string[];
  readonly contentType: string;
  /** ISO 8601. */
  readonly published: string;
  readonly image: string;
  /** More of its entry in streams, as the contents of an issue. */
  readonly entry?: Partial<Entry>;
}

export interface Availability {
  readonly availabilityId: string;
  readonly format: string;
  readonly language: string;
  /** In major units, as "24.95". */
  readonly listPrice: string;
  readonly lineType: "SHIP" | "EBOOK" | "BUNDLE" | "DIGITAL";
  readonly sku: string;
  /** `A` available, `F` coming soon, `S` sold out. */
  readonly status: string;
  /** Of one copyright permission; absent: none are sold. */
  readonly permissionPrice?: string;
  readonly isVolumePricingAvailable?: boolean;
  /** How many of it one cart can hold; 9999 unless given. */
  readonly most?: number;
  /** ISO 8601; the product's day unless given. */
  readonly publicationDate?: string;
}

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly topic: string;
  readonly authors: readonly string[];
  readonly contentType: string;
  readonly published: string;
  /** Address of its cover. */
  readonly image?: string;
  /** The content type unless given. */
  readonly marketingCategory?: string;
  readonly availabilities: readonly Availability[];
}

export interface Topic {
  readonly name: string;
  readonly slug: string;
  readonly subscriberOnly: boolean;
  readonly executiveOnly: boolean;
}

export interface Save extends SavedItem {
  readonly readOnly: boolean;
  /** Ids of the folders that it is in. */
  folderIds: string[];
}

export interface Folder {
  readonly id: string;
  name: string;
  description: string;
  slug: string;
  readonly readOnly: boolean;
}

export interface Deed {
  readonly itemId: string;
  readonly activity: "read" | "watched" | "shared";
}

export interface CartLine {
  readonly availabilityId: string;
  readonly type: "ship" | "ebook" | "bundle" | "digital" | "Perm";
  quantity: number;
}

export interface Cart {
  readonly id: string;
  lines: CartLine[];
  /** Keys of lines in the order in which they were added, also of those that were taken out. */
  places: string[];
  coupons: string[];
  shipTo: { countryCode: string; state: string; postalCode: string } | undefined;
  /** Lines that a guest's cart added at sign-in. */
  combined: { readonly id: string; readonly lines: readonly CartLine[] } | undefined;
  modified: number;
}

/** Choices for an order. */
interface Choices {
  orderKey: string;
  shippingAddressId: string;
  billingAddressId: string;
  shippingMethod: string;
  paymentLabel: string;
  /** The last quote, and its number of changes. */
  quoted: { contents: string; version: number };
}

export interface Counter {
  limit: number;
  count: number;
}

export interface Account {
  readonly id: string;
  emailAddress: string;
  password: string;
  firstName: string;
  lastName: string;
  displayName: string;
  restricted: boolean;
  hmmEligible: boolean;
  /** Empty: registered; else a subscriber. */
  roleCodes: string[];
  attributes: { industry: string; jobTitle: string; companySize: string };
  quota: Counter;
  ascendQuota: Counter;
  giftsLeft: number;
  /** Gift addresses by the article's address. */
  gifts: Map<string, string>;
  saves: Save[];
  folders: Folder[];
  follows: Record<FollowType, string[]>;
  history: Deed[];
  orders: Entry[];
  receipts: Receipt[];
  addresses: Address[];
  passkeys: Passkey[];
  cart: Cart | undefined;
  choices: Choices;
  /** Wrong passwords in a row. */
  wrongTries: number;
  modified: number;
}

/** One browser. */
export interface Visitor {
  readonly id: string;
  account: Account | undefined;
  /** A guest's cart. */
  cart: Cart | undefined;
}

/** A mail that a backend would send; `token` is that of its link. */
export interface Mail {
  readonly to: string;
  readonly kind: "reset" | "email-change" | "share";
  /** The account that the link is for. */
  readonly accountId?: string;
  readonly token: string;
}

/** A subscriber by post. */
export interface Subscriber {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly accountNumber: string;
  readonly sourceCode: string;
  readonly active: boolean;
  /** More of the subscription, as its term and dates. */
  readonly details?: Partial<Subscription>;
  /** Belongs to an account. */
  linked: boolean;
}

export interface Video extends PlaybackVideo {
  readonly subscribersOnly: boolean;
}

/** Everything that the fake backend knows. Tests may read and change it. */
export interface State {
  /** The account that is signed in on the page. */
  readonly user: Account | undefined;
  /** The page's cart: the account's, or a guest's. */
  readonly cart: Cart | undefined;
  readonly page: Visitor;
  readonly accounts: Account[];
  readonly items: Item[];
  readonly products: Product[];
  readonly topics: Topic[];
  readonly newsletters: string[];
  readonly campaigns: string[];
  readonly videos: Video[];
  readonly subscribers: Subscriber[];
  /** Percent off by coupon code. */
  readonly coupons: Record<string, number>;
  readonly mails: Mail[];
  /** Newsletters and campaigns that guests signed up for. */
  readonly signUps: { readonly email: string; readonly name: string }[];
  readonly watchCodes: Set<string>;
  /** ISO 4217, of all prices. */
  currency: string;
  country: string;
  maintenance: boolean;
  captchaEnabled: boolean;
  paywallEnabled: boolean;
  /** A number that no other thing of this backend has. */
  nextId(): string;
  /** Milliseconds since 1970; every call is a second later than the one before, as HTTP dates have no less. */
  tick(): number;
}
