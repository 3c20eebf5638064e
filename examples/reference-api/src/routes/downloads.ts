import type { ApiApp, ApiContext } from "../api-env.js";
import { wantsPage } from "../form-answers.js";
import { getProfile } from "../profile.js";
import { refusal } from "../refusal.js";
import { drawing } from "../seed/drawing.js";
import type { State } from "../state.js";
import { requireAccount } from "./user.js";

/**
 * Registers the files behind the links of streams: for subscribers, and from the user's own orders (content-2.12 and
 * content-6.7).
 */
export function registerDownloads(app: ApiApp, state: State): void {
  app.get("/visual-library/download/:subscriberId/:asset", async (c, next) => {
    const { subscriberId, asset } = c.req.param();
    const item = state.items.all.find((one) => one.asset === asset);
    if (!item) throw refusal(404, "no-file", "There is no such file.");
    if (!state.paywallOpen && !isSubscriber(c, state, subscriberId)) {
      // A browser that follows the link gets a page of the site instead.
      if (wantsPage(c)) return next();
      throw refusal(403, "subscriber-only", "Only subscribers can download this.");
    }
    return file(c, "image/svg+xml", asset, drawing(item));
  });

  app.get("/order-files/:orderNumber/:line", (c) => {
    const { id } = requireAccount(c, state);
    const { orderNumber, line } = c.req.param();
    const order = state.purchases.find(orderNumber);
    const isPaid = order?.account_id === id && order.status === "PURCHASED";
    const bought = isPaid ? order.lines[/^\d+$/.test(line) ? Number(line) - 1 : -1] : undefined;
    if (!bought?.download) throw refusal(404, "no-file", "There is no such file.");
    return file(c, "text/plain; charset=utf-8", `${orderNumber}-${line}.txt`, `${bought.title}\n`);
  });
}

function isSubscriber(c: ApiContext, state: State, subscriberId: string): boolean {
  const accountId = state.sessions.getAccount(c);
  const account = accountId === undefined ? undefined : state.accounts.byId(accountId);
  return account !== undefined && getProfile(account, state).subscriber?.digest === subscriberId;
}

function file(c: ApiContext, type: string, name: string, text: string): Response {
  return c.body(text, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
}
