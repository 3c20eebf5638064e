import { QuireError, safeHref } from "@quire/core";
import { trackContent } from "../analytics/index.js";
import { call, isRequestError } from "../client/index.js";
import { type Failure, giveArticleGift as giveArticleGiftRow } from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { giftStore } from "./gift-store.js";

/** Outcome of giving an article. The widget chooses the words. */
export type GiveArticleGiftOutcome =
  | { readonly kind: "given"; readonly articleGiftURL: string; readonly articleGiftsLeft: number | undefined }
  /** The reader's gift links are used up (content-6.14). */
  | { readonly kind: "none-left" }
  | { readonly kind: "sign-in-needed" }
  /** Gifts are not for this reader. */
  | { readonly kind: "not-allowed" }
  /** A RequestError, or `gift/address`: an address that cannot be used, and nothing was sent or shown. */
  | { readonly kind: "failed"; readonly error: QuireError };

/**
 * Makes an address under which an article can be read as a gift (accounts-7.20). Asked again for the same article
 * while the first is under way, it makes one.
 * @param url of the article, which lies on this site
 */
export async function giveArticleGift(
  url: string,
  signal: AbortSignal = sessionSignal(),
): Promise<GiveArticleGiftOutcome> {
  const address = ownAddress(url);
  if (address === undefined)
    return { kind: "failed", error: wrongAddress("The article is not one of this site.") };
  return dedupe(`gift ${address}`, () => give(address, signal), signal);
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

async function give(url: string, signal: AbortSignal): Promise<GiveArticleGiftOutcome> {
  try {
    const { articleGiftURL, articleGiftsLeft } = await call(giveArticleGiftRow, { body: { url }, signal });
    if (!signal.aborted) giftStore().setState({ giftsLeft: articleGiftsLeft });
    if (safeHref(articleGiftURL) !== undefined) {
      trackContent({ action: "gift", url });
      // It is read elsewhere, where a relative one leads nowhere.
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
