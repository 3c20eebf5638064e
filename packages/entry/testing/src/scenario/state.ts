import type {
  Address,
  FollowType,
  Passkey,
  Plan,
  PlaybackVideo,
  Receipt,
  SavedItem,
  StreamEntrySchema,
  Subscription,
  SubscriptionTerm,
} from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Entry = InferInput<typeof StreamEntrySchema>;

/** An item of streams and searches. */
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
  /** Further fields of its entry in streams, such as the contents of an issue. */
  readonly entry?: Partial<Entry>;
}

export interface Availability {
  readonly availabilityId: string;
  readonly format: string;
  readonly language: string;
  /** In major units, such as "24.95". */
  readonly listPrice: string;
  readonly lineType: "SHIP" | "EBOOK" | "BUNDLE" | "DIGITAL";
  readonly sku: string;
  /** `A` available, `F` coming soon, `S` sold out. */
  readonly status: string;
  /** Price of one copyright permission. Absent if none are sold. */
  readonly permissionPrice?: string;
  readonly isVolumePricingAvailable?: boolean;
  /** Maximum quantity in one cart. Default: 9999. */
  readonly most?: number;
  /** ISO 8601. Default: the product's day. */
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
  /** Address of the cover. */
  readonly image?: string;
  /** Default: the content type. */
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
  /** When the item was saved, in ISO 8601, or empty. */
  readonly saved: string;
  /** Ids of the folders that contain the item. */
  folderIds: string[];
}

export interface Folder {
  readonly id: string;
  name: string;
  description: string;
  slug: string;
  readonly readOnly: boolean;
}

export interface RecordedAction {
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
  /** Keys of lines in the order of their addition, including removed lines. */
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
  /** For an order without shipping, in place of an address. */
  billingPlace?: { countryCode: string; state: string; postalCode: string } | undefined;
  shippingMethod: string;
  paymentLabel: string;
  /** The last quote, with the number of its changes. */
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
  /** Empty for a registered user, otherwise a subscriber's. */
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
  history: RecordedAction[];
  orders: Entry[];
  receipts: Receipt[];
  addresses: Address[];
  passkeys: Passkey[];
  /** The new e-mail address that waits for its confirmation, or empty. */
  pendingEmailAddress: string;
  /** Dates of a subscriber's subscription. */
  subscription: SubscriptionTerm;
  /** True while no change asks for the password, as soon after a sign-in. */
  isFresh: boolean;
  cart: Cart | undefined;
  choices: Choices;
  /** Number of consecutive wrong passwords. */
  wrongTries: number;
  modified: number;
}

/** A browser. */
export interface Visitor {
  readonly id: string;
  account: Account | undefined;
  /** The valid access token, for pages that use tokens. Each sign-in and each renewal replaces it. */
  accessToken: string;
  /** A guest's cart. */
  cart: Cart | undefined;
  /** Free articles that this browser has read. */
  readonly freeArticles: Set<string>;
}

/** A mail that a backend would send. `token` is the token of its link. */
export interface Mail {
  readonly to: string;
  readonly kind: "reset" | "email-change" | "share";
  /** The account that the link is for. */
  readonly accountId?: string;
  readonly token: string;
}

/** A postal subscriber. */
export interface Subscriber {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly accountNumber: string;
  readonly sourceCode: string;
  readonly active: boolean;
  /** Further fields of the subscription, such as its term and dates. */
  readonly details?: Partial<Subscription>;
  /** True if the subscription is linked to an account. */
  linked: boolean;
}

export interface Video extends PlaybackVideo {
  readonly subscribersOnly: boolean;
}

/** The complete state of the fake backend. Tests may read and change it. */
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
  /** Discount in percent by coupon code. */
  readonly coupons: Record<string, number>;
  readonly plans: Plan[];
  readonly mails: Mail[];
  /** Newsletters and campaigns that guests signed up for. */
  readonly signUps: { readonly email: string; readonly name: string }[];
  readonly watchCodes: Set<string>;
  /** Currency of all prices, as ISO 4217. */
  currency: string;
  country: string;
  maintenance: boolean;
  captchaEnabled: boolean;
  paywallEnabled: boolean;
  /** Returns a number that is unique in this backend. */
  nextId(): string;
  /**
   * Returns milliseconds since 1970. Every call is a second later than the previous one, because HTTP dates have whole
   * seconds.
   */
  advanceClock(): number;
}
