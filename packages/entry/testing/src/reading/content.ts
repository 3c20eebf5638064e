import { isEmail } from "../account/session.js";
import type { Answers, ReaderAnswers } from "../backend/call.js";
import { refusal } from "../backend/refusal.js";

/** @throws Refusal 400 for an address of another site */
function ownAddress(url: string, origin: string): URL {
  const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (address?.origin !== origin) throw refusal(400, "url", "This is not an address of the site.", "url");
  return address;
}

export const contentAnswers = {
  articleComponent({ params: { year, month, seo }, state }) {
    const article = state.items.find(({ url }) => url === `/${year}/${month}/${seo}`);
    if (!article) throw refusal(404, "no-article", "There is no such article.");
    const { id, title, summary } = article;
    return { id, title, summary };
  },
  shareByEmail({ body, account, state, origin }) {
    ownAddress(body.url, origin);
    if (body.provider !== "email") return;
    const from = account?.emailAddress ?? body.from ?? "";
    if (!isEmail(from)) throw refusal(400, "email", "Please enter a valid email address.", "from");
    if (body.sharedWith.length === 0 || !body.sharedWith.every(isEmail))
      throw refusal(400, "email", "Please enter a valid email address.", "sharedWith");
    state.mails.push(...body.sharedWith.map((to) => ({ to, kind: "share" as const, token: "" })));
  },
  shortenUrl({ body, origin }) {
    const { pathname, search } = ownAddress(body.url, origin);
    const letters = [...(pathname + search)].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7);
    return { shortUrl: `${origin}/s/${(letters % 0xffffff).toString(36)}` };
  },
} satisfies Answers;

export const ownContentAnswers = {
  giveArticleGift({ account, body, origin, state }) {
    const { href } = ownAddress(body.url, origin);
    const known = account.gifts.get(href);
    if (known === undefined && account.giftsLeft === 0)
      throw refusal(403, "no-gifts-left", "No article gifts are left.", "url");
    const articleGiftURL = known ?? `${href}${href.includes("?") ? "&" : "?"}gift=${state.nextId()}`;
    if (known === undefined) account.giftsLeft -= 1;
    account.gifts.set(href, articleGiftURL);
    return { articleGiftURL, articleGiftsLeft: account.giftsLeft };
  },
  migrateUser: () => ({}),
  userAttributes: ({ account: { attributes } }) => ({
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  }),
} satisfies ReaderAnswers;
