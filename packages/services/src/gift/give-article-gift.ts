import { QuireError, safeHref } from "@quire/core";
import { trackContent } from "../analytics/index.js";
import { call, isRequestError } from "../client/index.js";
import { type Failure, giveArticleGift as giveArticleGiftRow } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { giftStore } from "./gift-store.js";

/** Outcome of giving an article. The widget chooses the words. */
export type GiveArticleGiftOutcome =
  | { readonly kind: "given"; readonly articleGiftURL: string; readonly articleGiftsLeft: number | undefined }
  /** The user has no gift links left (content-6.14). */
  | { readonly kind: "none-left" }
  | { readonly kind: "sign-in-needed" }
  /** The user may not make gifts. */
  | { readonly kind: "not-allowed" }
  /** A RequestError, or `gift/address` for an invalid address, which is neither sent nor shown. */
  | { readonly kind: "failed"; readonly error: QuireError };

/**
 * Creates a gift address of an article (accounts-7.20). Simultaneous calls for one article create one address.
 * @param url address of the article on this site
 */
export async function giveArticleGift(
  url: string,
  signal: AbortSignal = sessionSignal(),
): Promise<GiveArticleGiftOutcome> {
  const address = ownAddress(url);
  if (address === undefined)
    return { kind: "failed", error: wrongAddress("The article is not one of this site.") };
  return dedupe(`gift ${address}`, () => sendGift(address, signal), signal);
}

function ownAddress(url: string): string | undefined {
  if (safeHref(url) === undefined) return undefined;
  const address = new URL(url, location.href);
  address.hash = "";
  return address.origin === location.origin ? address.href : undefined;
}

function wrongAddress(why: string): QuireError<"gift/address"> {
  return new QuireError("gift/address", "The gift link cannot be made.", { why });
}

async function sendGift(url: string, signal: AbortSignal): Promise<GiveArticleGiftOutcome> {
  try {
    const { articleGiftURL, articleGiftsLeft } = await call(giveArticleGiftRow, { body: { url }, signal });
    if (!signal.aborted) giftStore().setState({ giftsLeft: articleGiftsLeft });
    if (safeHref(articleGiftURL) !== undefined) {
      trackContent({ action: "gift", url });
      // The address is used outside of this page, so it must be absolute.
      const { href } = new URL(articleGiftURL, location.href);
      return { kind: "given", articleGiftURL: href, articleGiftsLeft };
    }
    return { kind: "failed", error: wrongAddress("The server answered with an address that is not safe.") };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.status === 401) return { kind: "sign-in-needed" };
    if (error.status !== 403) return { kind: "failed", error };
    // The endpoint's schema for this status has parsed it.
    return giftRefused(error.failure as Failure | undefined);
  }
}

function giftRefused(failure: Failure | undefined): GiveArticleGiftOutcome {
  if (failure?.errors[0]?.code !== "no-gifts-left") return { kind: "not-allowed" };
  giftStore().setState({ giftsLeft: 0 });
  return { kind: "none-left" };
}
