import type { RequestError } from "../client/index.js";

/** What came of adding; the widget chooses the words (content-4.12). */
export type AddOutcome =
  | { readonly kind: "added" }
  /** The server added nothing: the apology quotes the products. */
  | { readonly kind: "not-added"; readonly productIds: readonly string[] }
  | { readonly kind: "maintenance" }
  | { readonly kind: "failed"; readonly error: RequestError; readonly productIds: readonly string[] };
