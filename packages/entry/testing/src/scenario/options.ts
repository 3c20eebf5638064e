import type { FollowType, Plan } from "@quire/services/contract";
import type { Fault } from "../backend/faults.js";
import type {
  Account,
  Availability,
  CartLine,
  Counter,
  Entry,
  Item,
  Product,
  RecordedAction,
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
  /** Default: "registered". */
  readonly tier?: "registered" | "subscribers";
  /** Role codes of a subscriber. The first one decides the tier. */
  readonly roleCodes?: readonly string[];
  /** True if the user can open the learning section. */
  readonly hmmEligible?: boolean;
  /** True if the sign-in is refused. */
  readonly restricted?: boolean;
}

export interface SaveOptions {
  readonly id: string;
  readonly title?: string;
  readonly url?: string;
  readonly topic?: string;
  readonly contentType?: string;
  readonly readOnly?: boolean;
  /** When the item was saved, in ISO 8601. Without it, no date shows. */
  readonly saved?: string;
  /** Names of the folders that contain the item. */
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

/** A subscription plan. By default it has no price, no benefits and no trial. */
export type PlanOptions = Pick<Plan, "id" | "name"> & Partial<Plan>;

/** Data of the account of `user`, or for a guest of the account that can sign in. */
interface LibraryOptions {
  readonly quotas?: { readonly articles?: Partial<Counter>; readonly reports?: Partial<Counter> };
  readonly giftsLeft?: number;
  readonly saves?: readonly SaveOptions[];
  /** Names of folders, or folders with more fields. */
  readonly folders?: readonly (string | FolderOptions)[];
  readonly follows?: Readonly<Partial<Record<FollowType, readonly string[]>>>;
  readonly history?: readonly RecordedAction[];
  readonly orders?: readonly Entry[];
  /** The latest first. */
  readonly receipts?: Account["receipts"];
  readonly addresses?: Account["addresses"];
  /** Choices for an order of the cart. */
  readonly choices?: Partial<Account["choices"]>;
  readonly passkeys?: readonly { readonly id: string; readonly name: string }[];
}

/** The publication. Given values replace the defaults. */
interface PublicationOptions {
  readonly items?: readonly Item[];
  readonly products?: readonly ProductOptions[];
  readonly topics?: readonly Topic[];
  readonly newsletters?: readonly string[];
  readonly campaigns?: readonly string[];
  readonly videos?: readonly Video[];
  readonly subscribers?: State["subscribers"];
  /** Discount in percent by coupon code. */
  readonly coupons?: Readonly<Record<string, number>>;
  readonly plans?: readonly PlanOptions[];
}

/** Addresses of services outside of the site. A `*` stands for any origin. */
export interface OutsideServices {
  readonly identity?: string;
  readonly geolocation?: string;
  readonly playback?: string;
  readonly platform?: string;
  /** The address that pages supply for the verification of a subscription. */
  readonly supplied?: string;
}

export interface FakeBackendOptions extends LibraryOptions, PublicationOptions {
  /** Bases of the calls, as in Quire's configuration. */
  readonly api?: string;
  readonly service?: string;
  readonly site?: string;
  readonly elsewhere?: OutsideServices;
  /** The signed-in user. Without it and without `tier`, the current user is a guest. */
  readonly user?: UserOptions;
  /** The current user's tier, in place of `user.tier`. Alone, it signs in the default user, or "guest" nobody. */
  readonly tier?: "guest" | "registered" | "subscribers";
  /** Lines of the page's cart. */
  readonly cart?: readonly (Pick<CartLine, "availabilityId"> & Partial<CartLine>)[];
  /** Currency of all prices, as ISO 4217. Default: "USD". */
  readonly currency?: string;
  /** Answer of the country lookup, as ISO 3166-1 alpha-2. */
  readonly country?: string;
  readonly maintenance?: boolean;
  readonly captchaEnabled?: boolean;
  /** True if streams let guests download from the visual library. */
  readonly paywallEnabled?: boolean;
  /** Time of the first call. Default: now. */
  readonly now?: Date | string;
  readonly faults?: readonly Fault[];
  /**
   * "page": all calls come from one page. "cookies": each browser has its own session, for a fake backend
   * that is served over HTTP.
   */
  readonly visitors?: "page" | "cookies";
}
