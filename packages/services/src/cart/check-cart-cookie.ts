import { notify, pageSingleton, QuireError, report } from "@quire/core";
import { api, auth } from "../configuration/index.js";
import { sessionStore } from "../session/index.js";
import { getBadgeCount } from "./cart-state.js";
import { refreshCart } from "./load-cart.js";
import { text } from "./text.js";

/**
 * Checks once per page that the browser sends the cookie of a guest's cart to an API on another origin (beyond-437). Call it
 * after an addition. Pages with tokens, and users with an account, need no such cookie.
 */
export function checkCartCookie(): Promise<void> | undefined {
  const isElsewhere = new URL(api(), location.href).origin !== location.origin;
  if (!isElsewhere || auth() === "token" || sessionStore().getState().status === "known") return undefined;
  return pageSingleton("cart-cookie", check);
}

async function check(): Promise<void> {
  const state = await refreshCart();
  if (state.status !== "ready" || getBadgeCount(state) > 0) return;
  notify(text("notKept"), "error");
  report(
    new QuireError(
      "cart/cookie",
      "An item was added to a guest's cart, but the next call came without its cookie.",
      {
        why: "The browser blocks it as a third-party cookie, or it lacks SameSite=None; Secure; Partitioned.",
        fix: 'Set "auth": "token" (data-auth="token" on the loader\'s tag). Or put the API on a subdomain of the page\'s domain, such as api.example.com for www.example.com, or behind a proxy on the page\'s own origin (README, "The API on another server").',
      },
    ),
  );
}
