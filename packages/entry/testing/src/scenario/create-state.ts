import { newCart } from "../shop/carts.js";
import { addScenarioData, createAccount } from "./create-account.js";
import type { FakeBackendOptions, UserOptions } from "./options.js";
import * as publication from "./publication.js";
import type { State, Visitor } from "./state.js";

const FIRST_ID = 10_000;
const SECOND = 1000;

/** Creates the state at the start of a scenario. */
export function createState(options: FakeBackendOptions): State {
  let lastId = FIRST_ID;
  let time = new Date(options.now ?? Date.now()).getTime();
  const ids = {
    nextId() {
      lastId += 1;
      return String(lastId);
    },
    advanceClock() {
      time += SECOND;
      return time;
    },
  };
  const page: Visitor = {
    id: "page",
    account: undefined,
    accessToken: "",
    cart: undefined,
    freeArticles: new Set(),
  };
  const user = userFrom(options);
  const reader = createAccount(ids, user ?? options.user);
  const state: State = {
    ...ids,
    page,
    get user() {
      return page.account;
    },
    get cart() {
      return page.account ? page.account.cart : page.cart;
    },
    accounts: [reader],
    items: [...(options.items ?? publication.ITEMS)],
    products: (options.products ?? publication.PRODUCTS).map(publication.productFrom),
    topics: [...(options.topics ?? publication.TOPICS)],
    newsletters: [...(options.newsletters ?? publication.NEWSLETTERS)],
    campaigns: [...(options.campaigns ?? publication.CAMPAIGNS)],
    videos: [...(options.videos ?? publication.VIDEOS)],
    subscribers: (options.subscribers ?? publication.SUBSCRIBERS).map((one) => ({ ...one })),
    coupons: { ...(options.coupons ?? publication.COUPONS) },
    plans: (options.plans ?? publication.PLANS).map(publication.planFrom),
    mails: [],
    signUps: [],
    watchCodes: new Set(),
    currency: options.currency ?? "USD",
    country: options.country ?? "US",
    maintenance: options.maintenance ?? false,
    captchaEnabled: options.captchaEnabled ?? false,
    paywallEnabled: options.paywallEnabled ?? false,
  };
  addScenarioData(reader, state, options);
  if (user) page.account = reader;
  if (options.cart) (page.account ?? page).cart = newCart(state, options.cart);
  return state;
}

/** Returns the user who is signed in at the start. */
function userFrom({ user, tier }: FakeBackendOptions): UserOptions | undefined {
  if (tier === "guest") return undefined;
  return tier ? { ...user, tier } : user;
}
