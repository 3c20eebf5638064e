import type { FollowType } from "@quire/services/contract";
import type { Fault } from "../backend/faults.js";
import type {
  Account,
  Availability,
  CartLine,
  Counter,
  Deed,
  Entry,
  Item,
  Product,
  State,
  Topic,
  Video,
} from "./state.js";

export interface UserOptions {
  readonly id?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly password?: string;
  /** "registered" unless given. */
  readonly tier?: "registered" | "subscribers";
  /** Of a subscriber: the first one decides the tier. */
  readonly roleCodes?: readonly string[];
  /** Can open the learning section. */
  readonly hmmEligible?: boolean;
  /** Sign-in is refused. */
  readonly restricted?: boolean;
}

export interface SaveOptions {
  readonly id: string;
  readonly title?: string;
  readonly url?: string;
  readonly topic?: string;
  readonly contentType?: string;
  readonly readOnly?: boolean;
  /** Names of the folders that it is in. */
  readonly folders?: readonly string[];
}

export interface FolderOptions {
  readonly id?: string;
  readonly name: string;
  readonly description?: string;
  readonly slug?: string;
  readonly readOnly?: boolean;
}

/** One format of a product. By default it is in English, shipped and available. */
export type AvailabilityOptions = Pick<Availability, "availabilityId" | "format" | "listPrice"> &
  Partial<Availability>;

/** A product. By default it is a book. */
export type ProductOptions = Pick<Product, "id" | "title"> &
  Partial<Omit<Product, "availabilities">> & { readonly availabilities: readonly AvailabilityOptions[] };

/** Data of the account: of `user`, or for a guest of the account that can sign in. */
interface LibraryOptions {
  readonly quotas?: { readonly articles?: Partial<Counter>; readonly reports?: Partial<Counter> };
  readonly giftsLeft?: number;
  readonly saves?: readonly SaveOptions[];
  /** Names, or more than that. */
  readonly folders?: readonly (string | FolderOptions)[];
  readonly follows?: Readonly<Partial<Record<FollowType, readonly string[]>>>;
  readonly history?: readonly Deed[];
  readonly orders?: readonly Entry[];
  /** The last one first. */
  readonly receipts?: Account["receipts"];
  readonly addresses?: Account["addresses"];
  /** For the order of what is in the cart. */
  readonly choices?: Partial<Account["choices"]>;
  readonly passkeys?: readonly { readonly id: string; readonly name: string }[];
}

/** The publication. What is given replaces the default. */
interface PublicationOptions {
  readonly items?: readonly Item[];
  readonly products?: readonly ProductOptions[];
  readonly topics?: readonly Topic[];
  readonly newsletters?: readonly string[];
  readonly campaigns?: readonly string[];
  readonly videos?: readonly Video[];
  readonly subscribers?: State["subscribers"];
  /** Percent off by coupon code. */
  readonly coupons?: Readonly<Record<string, number>>;
}

/** Addresses of services outside the site; a `*` stands for any origin. */
export interface Elsewhere {
  readonly identity?: string;
  readonly geolocation?: string;
  readonly playback?: string;
  readonly platform?: string;
  /** The address that pages supply to verify a subscription. */
  readonly supplied?: string;
}

export interface FakeBackendOptions extends LibraryOptions, PublicationOptions {
  /** Bases of the calls, as in Quire's configuration. */
  readonly api?: string;
  readonly service?: string;
  readonly site?: string;
  readonly elsewhere?: Elsewhere;
  /** The signed-in user. Without it, the current user is a guest. */
  readonly user?: UserOptions;
  /** In the page's cart. */
  readonly cart?: readonly (Pick<CartLine, "availabilityId"> & Partial<CartLine>)[];
  /** ISO 4217, of all prices; "USD" unless given. */
  readonly currency?: string;
  /** ISO 3166-1 alpha-2, the country lookup's answer. */
  readonly country?: string;
  readonly maintenance?: boolean;
  readonly captchaEnabled?: boolean;
  /** Streams let guests download what is in the visual library. */
  readonly paywallEnabled?: boolean;
  /** The time of the first call; the present unless given. */
  readonly now?: Date | string;
  readonly faults?: readonly Fault[];
  /**
   * "page": all calls come from one page. "cookies": each browser has its own session, for a fake backend
   * that is served over HTTP.
   */
  readonly visitors?: "page" | "cookies";
}
