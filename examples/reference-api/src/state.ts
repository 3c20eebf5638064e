import type { Accounts } from "./accounts.js";
import type { Addresses } from "./addresses.js";
import type { Availabilities } from "./availabilities.js";
import type { CaptchaOptions } from "./captcha-check.js";
import type { Carts } from "./carts.js";
import type { Checkouts } from "./checkouts.js";
import type { Coupons } from "./coupons.js";
import type { Devices } from "./devices.js";
import type { EmailChanges } from "./email-changes.js";
import type { Folders } from "./folders.js";
import type { Follows } from "./follows.js";
import type { FreeArticles } from "./free-articles.js";
import type { Gifts } from "./gifts.js";
import type { HashQueue } from "./hash-queue.js";
import type { History } from "./history.js";
import type { Once } from "./idempotency.js";
import type { Items } from "./items.js";
import type { RateLimits } from "./limits.js";
import type { LookupTokens } from "./lookup-tokens.js";
import type { OrderAttempts } from "./order-attempts.js";
import type { Orders } from "./orders.js";
import type { Outbox } from "./outbox.js";
import type { PasskeyChallenges } from "./passkey-challenges.js";
import type { Passkeys } from "./passkeys.js";
import type { PaymentOptions } from "./payment-call.js";
import type { Purchases } from "./purchases.js";
import type { Resets } from "./resets.js";
import type { ProxyTrust } from "./same-origin.js";
import type { Saves } from "./saves.js";
import type { Topic } from "./seed/catalogue.js";
import type { Newsletter } from "./seed/pieces/newsletters.js";
import type { Sessions } from "./sessions.js";
import type { Shop } from "./shop.js";
import type { ShopOrders } from "./shop-orders.js";
import type { ShortLinks } from "./short-links.js";
import type { Subscribers } from "./subscribers.js";
import type { ProviderOptions } from "./subscription-provider.js";
import type { TopicViews } from "./topic-views.js";
import type { Tries } from "./tries.js";
import type { WatchCodes } from "./watch-codes.js";

/** State for the routes. */
export interface State {
  readonly accounts: Accounts;
  readonly follows: Follows;
  readonly sessions: Sessions;
  readonly tries: Tries;
  readonly devices: Devices;
  readonly limits: RateLimits;
  readonly hashing: HashQueue;
  readonly emailChanges: EmailChanges;
  readonly passkeys: Passkeys;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly lookups: LookupTokens;
  readonly provider: ProviderOptions | undefined;
  /** Forms in which products are sold. */
  readonly availabilities: Availabilities;
  readonly carts: Carts;
  readonly shop: Shop;
  readonly coupons: Coupons;
  readonly addresses: Addresses;
  readonly checkouts: Checkouts;
  readonly orderAttempts: OrderAttempts;
  readonly shopOrders: ShopOrders;
  /** The payment service. If undefined, nothing is sold. */
  readonly payment: PaymentOptions | undefined;
  readonly videoSecret: string | undefined;
  readonly grantKey: string | undefined;
  readonly freeArticles: FreeArticles;
  readonly watchCodes: WatchCodes;
  /** Current time in milliseconds since 1970. */
  now(): number;
  readonly gifts: Gifts;
  readonly orders: Orders;
  readonly outbox: Outbox;
  readonly resets: Resets;
  readonly subscribers: Subscribers;
  readonly saves: Saves;
  readonly folders: Folders;
  readonly history: History;
  readonly purchases: Purchases;
  readonly topicViews: TopicViews;
  readonly shortLinks: ShortLinks;
  /** All items that streams show. */
  readonly items: Items;
  readonly topics: readonly Topic[];
  readonly newsletters: readonly Newsletter[];
  readonly captcha: CaptchaOptions;
  readonly trust: ProxyTrust;
  /** Origin of the pages that mails link to, if known. */
  readonly site: string;
  /** Host name of all passkeys. If undefined, those of a page are for its own host. */
  readonly rpId: string | undefined;
  readonly passwordCost: number;
  /** A hash that no password matches. Comparing with it makes unknown names take as long as known ones. */
  readonly decoy: string;
  readonly once: Once;
  /** Variant for orders. This server issues their keys, which are valid for no other call. */
  readonly onceOrdered: Once;
  /** Runs the work completely or not at all. */
  transaction<Result>(work: () => Result): Result;
  /** Closes the shop for maintenance. Only a test's scenario sets it. */
  maintenance: boolean;
  /** Opens subscriber items to everyone in streams. Only a test's scenario sets it. */
  paywallOpen: boolean;
}
