import { checkoutComplete, transactionDigitalData, userRef } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import type { Order } from "../orders.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import { findPlan } from "../seed/plans.js";
import { decimal } from "../shop.js";
import type { State } from "../state.js";
import { confirmOrder, type ProvidedOrder } from "../subscription-provider.js";
import { getHash } from "../token.js";
import { requireAccount } from "./user.js";

/** Registers the calls before and after the subscription provider's checkout (accounts-4, accounts-7). */
export function registerCheckout(app: ApiApp, state: State): void {
  const { once, orders, transaction } = state;

  route(app, userRef, ({ c }) => ({ userRef: getUserRef(requireAccount(c, state)) }));

  // Keeps the provider's answer until the transaction of the same request uses it.
  const confirmed = new WeakMap<ApiContext, ProvidedOrder>();
  route(
    app,
    checkoutComplete,
    ({ c, body }) => {
      const account = requireAccount(c, state);
      const provided = confirmed.get(c);
      if (!provided) throw new Error("An order is activated only when the provider has confirmed it.");
      const role = `ROLE_HBRG_${provided.plan}`;
      transaction(() => activate(state, account, body.orderId, role));
      return { activated: true as const, roleCode: role };
    },
    {
      once,
      async before({ c, body }) {
        const own = getUserRef(requireAccount(c, state));
        if (body.userRef !== undefined && body.userRef !== own) throw otherUser();
        const provided = await confirmOrder(state.provider, body.orderId);
        if (provided.userRef !== own) throw otherUser();
        confirmed.set(c, provided);
      },
    },
  );

  route(app, transactionDigitalData, ({ c, query }) => {
    const account = requireAccount(c, state);
    const isOwn = query.uid === String(account.id) || query.uid === account.guid;
    const order = isOwn ? orders.latestOf(account.id) : undefined;
    if (!order) throw refusal(404, "no-transaction", "This reader has no transaction.", "uid");
    return getDigitalData(order, account);
  });
}

/** Returns the reference by which the provider knows the user. It does not reveal the account. */
function getUserRef({ guid }: Account): string {
  return `qr-${getHash(`user reference ${guid}`).slice(0, 24)}`;
}

/** Makes the account a subscriber, once for each order. @throws Refusal 409 */
function activate({ accounts, orders }: State, account: Account, orderId: string, role: string): void {
  const order = orders.byId(orderId);
  if (order && order.account_id !== account.id) {
    throw refusal(409, "taken", "This order was activated for another account.", "orderId");
  }
  if (order) return;
  orders.add(orderId, account.id, role);
  const others = account.role_codes.filter((one) => one !== role);
  accounts.change(account.id, { role_codes: JSON.stringify([role, ...others]) });
}

function otherUser() {
  return refusal(403, "other-user", "This order was made for another reader.", "userRef");
}

function getDigitalData({ order_id, role_code, activated }: Order, { guid }: Account) {
  const plan = findPlan(role_code.replace("ROLE_HBRG_", ""));
  const { minor, currency } = plan?.prices.monthly ?? { minor: 0, currency: "USD" };
  return {
    transaction: {
      transactionID: order_id,
      uid: guid,
      currency,
      total: decimal(minor),
      date: new Date(activated).toISOString(),
      item: [
        { productID: role_code, productName: `The Quire Review, ${plan?.name ?? role_code}`, quantity: 1 },
      ],
    },
  };
}
