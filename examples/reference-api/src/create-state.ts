import { createAccounts } from "./accounts.js";
import { createAddresses } from "./addresses.js";
import type { ApiContext } from "./api-env.js";
import { createAvailabilities } from "./availabilities.js";
import { createCartMerges } from "./cart-merges.js";
import { createCarts } from "./carts.js";
import { createCheckouts } from "./checkouts.js";
import { createCoupons } from "./coupons.js";
import { inTransaction, type openDatabase } from "./database.js";
import { createDevices } from "./devices.js";
import { createEmailChanges } from "./email-changes.js";
import { createFolders } from "./folders.js";
import { createFollows } from "./follows.js";
import { createFreeArticles } from "./free-articles.js";
import { createGifts } from "./gifts.js";
import { getGrantKey } from "./grant.js";
import { createHashQueue } from "./hash-queue.js";
import { createHistory } from "./history.js";
import { createOnce } from "./idempotency.js";
import { createItems } from "./items.js";
import { createKeptAnswers } from "./kept-answers.js";
import { createLimits } from "./limits.js";
import { createLookupTokens } from "./lookup-tokens.js";
import { createOrderAttempts } from "./order-attempts.js";
import { createOrders } from "./orders.js";
import { createOutbox } from "./outbox.js";
import { createPasskeyChallenges } from "./passkey-challenges.js";
import { createPasskeys } from "./passkeys.js";
import { hashPasswordSync, PASSWORD_COST } from "./password.js";
import { createPurchases } from "./purchases.js";
import { createRates } from "./rates.js";
import type { ReferenceApiOptions } from "./reference-api.js";
import { createResets } from "./resets.js";
import { requireCaptcha } from "./routes/captcha.js";
import { guestOwners } from "./routes/cart-owner.js";
import { createSaves } from "./saves.js";
import { catalogue } from "./seed/catalogue.js";
import { subscriberRecords } from "./seed/subscribers.js";
import { createSessions } from "./sessions.js";
import { createShop } from "./shop.js";
import { createShopOrders } from "./shop-orders.js";
import { createShortLinks } from "./short-links.js";
import type { State } from "./state.js";
import { createSubscribers } from "./subscribers.js";
import { createToken } from "./token.js";
import { createTopicViews } from "./topic-views.js";
import { createTries } from "./tries.js";
import { createWatchCodes } from "./watch-codes.js";

const LOOSER_FOR_TESTS = 10;

/** Creates the state of the routes on one database file. */
export function createState(options: ReferenceApiOptions, database: ReturnType<typeof openDatabase>): State {
  const { now = Date.now, trustProxy = false, origins = [], passwordCost = PASSWORD_COST } = options;
  const content = catalogue();
  const trust = { trustProxy, origins };
  const items = createItems(content);
  const availabilities = createAvailabilities(database, content.products);
  const shop = createShop(content.products, availabilities);
  const coupons = createCoupons(database, now);
  const sessions = createSessions(database, now, trust);
  const transaction: State["transaction"] = (work) => inTransaction(database, work);
  const checkouts = createCheckouts(database);
  const shopOrders = createShopOrders(database, now);
  const isOrderKey = (key: string, accountId: number) =>
    checkouts.isKeyOf(accountId, key) || shopOrders.byKey(key, accountId) !== undefined;
  const keyed = {
    answers: createKeptAnswers(database, now),
    sessions,
    guestOwners: (c: ApiContext) => guestOwners(c, trust),
    transaction,
  };
  const captcha = { ...options.captcha };
  const { site = "" } = options;
  const lookups = createLookupTokens(now, (c, token) =>
    requireCaptcha(c, { captcha, site, trust }, token, "register"),
  );
  return {
    accounts: createAccounts(database, now),
    follows: createFollows(database),
    sessions,
    tries: createTries(database, now),
    devices: createDevices(database, trust),
    limits: createLimits(trust, options.limits ?? {}, options.faults ? LOOSER_FOR_TESTS : 1),
    hashing: createHashQueue(),
    emailChanges: createEmailChanges(database, now),
    passkeys: createPasskeys(database, now),
    passkeyChallenges: createPasskeyChallenges(database, now),
    provider: options.provider,
    availabilities,
    shop,
    coupons,
    carts: createCarts(database, {
      shop,
      coupons,
      rates: createRates(database),
      merges: createCartMerges(database, now),
      now,
    }),
    addresses: createAddresses(database, now),
    checkouts,
    orderAttempts: createOrderAttempts(database, now),
    shopOrders,
    payment: options.payment,
    videoSecret: options.videoSecret,
    grantKey: getGrantKey(options.grantKey),
    freeArticles: createFreeArticles(database, now, trust),
    watchCodes: createWatchCodes(database, now),
    now,
    gifts: createGifts(database),
    orders: createOrders(database, now),
    outbox: createOutbox(now, options.mailed ?? (() => {})),
    resets: createResets(database, now),
    subscribers: createSubscribers(database, subscriberRecords),
    site,
    rpId: options.rpId,
    saves: createSaves(database),
    folders: createFolders(database),
    history: createHistory(database),
    purchases: createPurchases(database),
    shortLinks: createShortLinks(database),
    topicViews: createTopicViews(database, items),
    items,
    topics: content.topics,
    newsletters: content.newsletters,
    captcha,
    lookups,
    trust,
    passwordCost,
    decoy: hashPasswordSync(createToken(), passwordCost),
    once: createOnce({ ...keyed, isGivenOut: isOrderKey }),
    onceOrdered: createOnce(keyed),
    transaction,
    maintenance: false,
    paywallOpen: false,
  };
}
