import { shareByEmail, shortenUrl } from "@quire/services/contract";
import type { Account } from "../accounts.js";
import type { ApiApp, ApiContext } from "../api-env.js";
import { normalizeEmail } from "../email-address.js";
import { oneLine } from "../one-line.js";
import { getSite, ownPath } from "../own-address.js";
import { Refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { requireCaptcha } from "./captcha.js";

const WRONG_EMAIL = "Please enter a valid email address.";

/** Registers sharing by e-mail, and short addresses (content-7.16). */
export function registerSharing(app: ApiApp, state: State): void {
  route(app, shareByEmail, async ({ c, body }) => {
    const account = getAccount(c, state);
    const path = ownPath(c, body.url);
    const mails = body.provider === "email" ? getMails(state, { ...body, path, account }) : [];
    await admitShare(c, state, { account, token: body.reCaptchaToken ?? "", mails: mails.length });
    for (const mail of mails) state.outbox.later(() => mail);
    remember(state, account, path, body);
    return undefined;
  });

  route(app, shortenUrl, async ({ c, body }) => {
    if (state.sessions.getAccount(c) === undefined) await state.limits.take(c, "guestWrite");
    const code = state.shortLinks.getCode(ownPath(c, body.url));
    return { shortUrl: `${getSite(c, state)}/s/${code}` };
  });

  app.get("/s/:code", (c, next) => {
    const path = state.shortLinks.getPath(c.req.param("code"));
    return path === undefined ? next() : Promise.resolve(c.redirect(path, 302));
  });
}

function getAccount(c: ApiContext, { sessions, accounts }: State): Account | undefined {
  const id = sessions.getAccount(c);
  return id === undefined ? undefined : accounts.byId(id);
}

interface Letter {
  readonly path: string;
  readonly description: string;
  readonly sharedWith: string[];
  readonly from?: string | undefined;
  readonly account: Account | undefined;
}

interface Sharer {
  readonly account: Account | undefined;
  /** Captcha token. */
  readonly token: string;
  readonly mails: number;
}

/**
 * Admits a share by mail, because its recipients have not asked for it. The sender must be signed in or pass
 * the captcha, and the number of mails is limited.
 * @throws Refusal 400 without a captcha, 429
 */
async function admitShare(c: ApiContext, state: State, { account, token, mails }: Sharer): Promise<void> {
  if (mails === 0) return;
  if (!account) await requireCaptcha(c, state, token, "share");
  const name = account ? { name: String(account.id) } : {};
  await state.limits.take(c, "share", { points: mails, ...name });
}

/** Builds all mails, or none if one address is invalid (content-5.5). */
function getMails(state: State, { path, description, account, ...letter }: Letter) {
  const isKnown = account !== undefined || normalizeEmail(letter.from ?? "") !== undefined;
  const addresses = letter.sharedWith.map((address) => normalizeEmail(address));
  // A repeated address gets one mail.
  const recipients = [...new Set(addresses)].filter((one) => one !== undefined);
  const isSendable = recipients.length > 0 && !addresses.includes(undefined);
  const problems = [...(isKnown ? [] : ["from"]), ...(isSendable ? [] : ["sharedWith"])];
  if (problems.length > 0) {
    throw new Refusal(400, {
      errors: problems.map((field) => ({ field, code: "email", message: WRONG_EMAIL })),
    });
  }
  const title = state.items.byPath(path.split(/[?#]/, 1)[0] ?? "")?.title ?? "The Quire Review";
  // All mails use the site's configured address. Request headers would let the caller choose the link.
  const link = state.site + path;
  const subject = `${subjectName(account)} has shared "${title}" with you`;
  const text = [getIntroduction(account, letter.from), description, title, link].filter(Boolean).join("\n\n");
  return recipients.map((recipient) => ({ recipient, subject, text, link }));
}

/**
 * Returns the sender's name for the subject. A name that contains a URL is left out, because it would be
 * spam.
 */
function subjectName(account: Account | undefined): string {
  const name = oneLine(account?.display_name ?? "");
  return /^[\p{L}\p{M}'’ -]{1,80}$/u.test(name) ? name : "A reader";
}

/** Marks an unconfirmed sender, so that no mail claims to be from another person. */
function getIntroduction(account: Account | undefined, from = ""): string {
  if (account) return `${oneLine(account.display_name)} (${account.email}) thought you’d like to read this.`;
  return `Somebody who has not signed in, and gave the address ${normalizeEmail(from)}, thought you’d like to read this.`;
}

/** Adds the share to the history of a signed-in user. */
function remember(
  { history, items }: State,
  account: Account | undefined,
  path: string,
  { provider, sharedWith }: { provider: string; sharedWith: string[] },
): void {
  const item = items.byPath(path.split(/[?#]/, 1)[0] ?? "");
  if (account && item) history.add(account.id, "shared", item.id, { provider, sharedWith });
}
