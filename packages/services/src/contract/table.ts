import * as access from "./access.js";
import * as account from "./account.js";
import * as address from "./address.js";
import * as captcha from "./captcha.js";
import * as cart from "./cart.js";
import * as checkout from "./checkout.js";
import * as content from "./content.js";
import type { Endpoint } from "./endpoint.js";
import * as following from "./following.js";
import * as geolocation from "./geolocation.js";
import * as gift from "./gift.js";
import * as library from "./library.js";
import * as newsletters from "./newsletters.js";
import * as order from "./order.js";
import * as passkey from "./passkey.js";
import * as passkeyCreation from "./passkey-creation.js";
import * as password from "./password.js";
import * as plans from "./plans.js";
import * as product from "./product.js";
import * as profile from "./profile.js";
import * as profileHead from "./profile-head.js";
import * as readerPasskeys from "./reader-passkeys.js";
import * as registration from "./registration.js";
import * as resetPasskeys from "./reset-passkeys.js";
import * as search from "./search.js";
import * as session from "./session.js";
import * as sharing from "./sharing.js";
import * as streams from "./streams.js";
import * as subscriber from "./subscriber.js";
import * as tokens from "./tokens.js";
import * as video from "./video.js";

/** The files of the contract that declare calls, in the order of documents. */
const domains = [
  access,
  account,
  address,
  captcha,
  cart,
  checkout,
  content,
  following,
  geolocation,
  gift,
  library,
  newsletters,
  order,
  passkey,
  passkeyCreation,
  password,
  plans,
  product,
  profile,
  profileHead,
  readerPasskeys,
  registration,
  resetPasskeys,
  search,
  session,
  sharing,
  streams,
  subscriber,
  tokens,
  video,
] as const;

type Values<Domain> = Domain extends unknown ? Domain[keyof Domain] : never;
type Row = Extract<Values<(typeof domains)[number]>, Endpoint>;

/** Endpoints are the only exports with a method and a base. */
const isRow = (exported: unknown): exported is Row =>
  typeof exported === "object" && exported !== null && "method" in exported && "base" in exported;

/**
 * Lists all endpoints, for servers, documents and tests. Pages import single endpoints by name, so that their bundles
 * contain no others.
 */
export const endpoints: readonly Row[] = domains
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter(isRow);
