import { jsonText, parseJson, reportCorrupt } from "@quire/core";
import * as v from "valibot";
import { readCookie, removeCookie, writeCookie } from "./page-cookie.js";

/** Sign-out and subscription orders use the same cookie, as decided for the project. */
const NAME = "subscription-breadcrumb";
const DAYS = 7;

const ReferenceSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

const BreadcrumbSchema = v.object({
  orderId: ReferenceSchema,
  userRef: v.optional(ReferenceSchema),
  key: v.pipe(v.string(), v.regex(/^[!-~]{16,255}$/)),
});

/** A subscription that was ordered but not yet activated. */
export type Breadcrumb = v.InferOutput<typeof BreadcrumbSchema>;

/** Returns the breadcrumb of an order. Its key depends only on the order, so that every retry has the same key. */
export function getBreadcrumb(orderId: string, userRef?: string): Breadcrumb {
  // With 128 encoded non-ASCII letters, the key would be too long. The end of an id identifies the order.
  const key = `subscription-order-${encodeURIComponent(orderId).slice(-200)}`;
  return { orderId, key, ...(userRef !== undefined && { userRef }) };
}

/** Writes the breadcrumb. @returns false when the cookie is too long and was not written */
export function writeBreadcrumb(breadcrumb: Breadcrumb): boolean {
  return writeCookie(NAME, jsonText(breadcrumb), DAYS);
}

/** Returns the waiting order. An invalid cookie is removed and reported. */
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
