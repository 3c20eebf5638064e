import { type Answer, type Answers, serve } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import type { StreamEntrySchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

export type Order = Partial<InferInput<typeof StreamEntrySchema>>;

const TITLES = ["The Napkin and the Plan", "Norrland Ovens", "Four Seconds"];

/** An order with two lines and a file, different by its number, with what is `given` over it. */
export function order(number: number, given: Order = {}): Order {
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

/** `count` of them, the first with number 1. */
export const orders = (count: number): Order[] => Array.from({ length: count }, (_, i) => order(i + 1));

interface FakeOrders {
  readonly all?: readonly Order[];
  /** The current user is a guest. */
  readonly isGuest?: boolean;
  readonly maintenance?: boolean;
  /** In place of pages, by their number. */
  readonly answers?: Readonly<Record<number, Answer>>;
}

/** A server with a reader's orders, eight a page, on a page of its own. @returns closes it */
export function openOrders({
  all = orders(3),
  isGuest,
  maintenance,
  answers = {},
}: FakeOrders = {}): () => void {
  const pages = Math.max(1, Math.ceil(all.length / 8));
  const page = (number: number): Answer => ({
    body: {
      entries: all.slice((number - 1) * 8, number * 8),
      page: { last: number === pages, totalPages: pages },
      type: "ordered",
      maintenanceStatus: maintenance,
    },
  });
  const given: Answers = Object.fromEntries(
    Array.from({ length: pages }, (_, i) => [`/api/ordered/${i + 1}/8`, answers[i + 1] ?? page(i + 1)]),
  );
  history.replaceState(null, "", location.href);
  newPage();
  return serve({ "/api/user/profile": isGuest ? { status: 401 } : { body: { id: "7" } }, ...given });
}
