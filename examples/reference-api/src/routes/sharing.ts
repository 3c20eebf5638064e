import { shareByEmail, shortenUrl } from "@quire/contract-service";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { ownPath, siteOf } from "../own-address.js";
import { Refusal, refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";

const WRONG_EMAIL = "Please enter a valid email address.";

/** Sharing by e-mail, and short addresses (content §7). */
export function registerSharing(app: ApiApp, state: State): void {
  route(app, shareByEmail, ({ c, body }) => {
    const account = accountOf(c, state);
    const path = ownPath(c, body.url);
    if (body.provider === "email") sendAll(c, state, { ...body, path, account });
    remember(state, account, path, body);
    return undefined;
  });

  route(app, shortenUrl, ({ c, body }) => {
    const code = state.shortLinks.codeOf(ownPath(c, body.url));
    return { shortUrl: `${siteOf(c, state)}/s/${code}` };
  });

  app.get("/s/:code", (c, next) => {
    const path = state.shortLinks.pathOf(c.req.param("code"));
    return path === undefined ? next() : Promise.resolve(c.redirect(path, 302));
  });
}

function accountOf(c: ApiContext, { sessions, accounts }: State): Account | undefined {
  const id = sessions.accountOf(c);
  return id === undefined ? undefined : accounts.byId(id);
}

interface Letter {
  readonly path: string;
  readonly description: string;
  readonly sharedWith: string[];
  readonly from?: string | undefined;
  readonly account: Account | undefined;
}

/** All of them or, where one address is wrong, none (content §5). */
function sendAll(c: ApiContext, state: State, { path, description, account, ...letter }: Letter): void {
  const sender = account ? account.email : normalizeEmail(letter.from ?? "");
  const recipients = letter.sharedWith.map((address) => normalizeEmail(address));
  const problems = [
    ...(sender ? [] : [{ field: "from", code: "email", message: WRONG_EMAIL }]),
    ...(recipients.length > 0 && recipients.every(Boolean)
      ? []
      : [{ field: "sharedWith", code: "email", message: WRONG_EMAIL }]),
  ];
  if (problems.length > 0) throw new Refusal(400, { errors: problems });
  const title = state.items.byPath(path.split(/[?#]/, 1)[0] ?? "")?.title ?? "The Quire Review";
  const link = siteOf(c, state) + path;
  const name = account ? account.display_name : (sender ?? "");
  const subject = `${name} has shared "${title}" with you`;
  const text = [`${name} (${sender}) thinks that you would like to read this.`, description, title, link];
  for (const recipient of recipients) {
    if (!recipient) throw refusal(400, "email", WRONG_EMAIL, "sharedWith");
    state.outbox.later(() => ({ recipient, subject, text: text.filter(Boolean).join("\n\n"), link }));
  }
}

/** What somebody who is signed in shared is in their history. */
function remember(
  { history, items }: State,
  account: Account | undefined,
  path: string,
  { provider, sharedWith }: { provider: string; sharedWith: string[] },
): void {
  const item = items.byPath(path.split(/[?#]/, 1)[0] ?? "");
  if (account && item) history.add(account.id, "shared", item.id, { provider, sharedWith });
}
