import { jsonText, parseJson, reportCorrupt } from "@quire/core";
import * as v from "valibot";
import { readCookie, removeCookie, writeCookie } from "./page-cookie.js";

/** decisions: the crumb that sign-out deletes, and the breadcrumb of a subscription order, are one cookie. */
const NAME = "subscription-breadcrumb";
const DAYS = 7;

const ReferenceSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

const BreadcrumbSchema = v.object({
  orderId: ReferenceSchema,
  userRef: v.optional(ReferenceSchema),
  key: v.pipe(v.string(), v.regex(/^[!-~]{16,255}$/)),
});

/** A subscription that was ordered and is not activated yet. */
export type Breadcrumb = v.InferOutput<typeof BreadcrumbSchema>;

/** The breadcrumb of an order. Its key follows from the order, so that every try to activate it has the same. */
export function breadcrumbOf(orderId: string, userRef?: string): Breadcrumb {
  // 128 letters of an alphabet beyond ASCII are longer than a key may be: its end tells orders apart.
  const key = `subscription-order-${encodeURIComponent(orderId).slice(-200)}`;
  return { orderId, key, ...(userRef !== undefined && { userRef }) };
}

/** @returns false where the cookie would be too long, and was not written. */
export function writeBreadcrumb(breadcrumb: Breadcrumb): boolean {
  return writeCookie(NAME, jsonText(breadcrumb), DAYS);
}

/** The order that waits; a cookie that is none of ours is removed and reported. */
export function readBreadcrumb(): Breadcrumb | undefined {
  const text = readCookie(NAME);
  if (text === undefined) return undefined;
  try {
    return v.parse(BreadcrumbSchema, parseJson(text));
  } catch (cause) {
    reportCorrupt(`cookie "${NAME}"`, cause);
    removeBreadcrumb();
    return undefined;
  }
}

export function removeBreadcrumb(): void {
  removeCookie(NAME);
}
