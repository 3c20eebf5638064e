import { newPage } from "@quire/conformance/new-page";
import type { StreamEntrySchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Order = InferInput<typeof StreamEntrySchema>;

const TITLES = ["The Napkin and the Plan", "Norrland Ovens", "Four Seconds"];

/** Returns an order with two lines and a file, made unique by its number, with the fields of `given`. */
export function order(number: number, given: Partial<Order> = {}): Order {
  const id = String(20_015_000 + number);
  const title = TITLES[number % TITLES.length] ?? "";
  return {
    id,
    title: `Order #${id}`,
    published: "2026-10-02",
    orderStatus: "PURCHASED",
    lineItems: [
      { title, contentType: "Book", authors: ["Ida Falk"] },
      { title: "Saying No", contentType: "Article", authors: [] },
    ],
    ...given,
    content: {
      id,
      src: `/order-history/${id}`,
      itemCount: 3,
      grandTotalIncTax: "1074.85",
      downloads: [{ link: `/order-files/${id}/1`, format: "PDF: Saying No" }],
      ...given.content,
    },
  };
}

/** Returns `count` orders, numbered from 1. */
export const orders = (count: number): Order[] => Array.from({ length: count }, (_, i) => order(i + 1));

/** Resets the page's history entry, as on a page that has shown no list before. */
export function openPage(): void {
  history.replaceState(null, "", location.href);
  newPage();
}
