import { pageStorage } from "@quire/core";
import { cartStore } from "@quire/services/cart";
import type { CartSchema, LineItemSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

type Line = Partial<InferInput<typeof LineItemSchema>>;

/** The shop's response to a request, instead of its usual one. */
export type Answer = (request: Request) => Response | Promise<Response> | undefined;

export const PAPERBACK: Line = {
  product_id: "10215",
  lineType: "ship",
  url: "/product/the-long-meeting/10215",
  name: "The Long Meeting",
  format: "Paperback",
  unitPrice: "24.95",
  quantity: 2,
};
export const PERMISSION: Line = {
  product_id: "R2101",
  lineType: "perm",
  url: "/product/pricing-in-thin-markets/R2101",
  name: "Pricing in Thin Markets",
  format: "Copyright Permissions",
  unitPrice: "1250.00",
  quantity: 1,
};
export const EBOOK: Line = {
  product_id: "10377E",
  lineType: "ebook",
  url: "/product/quiet-negotiators/10377E",
  name: "Quiet Negotiators: How Patience Wins Contracts, Keeps Suppliers, and Outlasts Every Deadline",
  format: "eBook",
  unitPrice: "18.00",
  quantity: 1,
};

const full = (line: Line) => ({
  product_id: "1",
  lineType: "ship",
  name: "A book",
  format: "",
  quantity: 1,
  ...line,
});

/** The cart of these lines, as the API writes it. */
export function cartOf(lines: readonly Line[], said: object = {}): InferInput<typeof CartSchema> {
  const items = lines.map(full);
  return {
    id: "7",
    currency: { code: "USD" },
    line_items: {
      physical_items: items.filter(({ lineType }) => lineType === "ship"),
      digital_items: items.filter(({ lineType }) => lineType !== "ship"),
    },
    ...said,
  };
}

export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Answers like a shop's API that holds one cart; `answer` may say something else first. */
export class FakeShop {
  readonly requests: Request[] = [];
  #lines: readonly Line[];
  readonly #answer: Answer;

  constructor(lines: readonly Line[], answer: Answer = () => undefined) {
    this.#lines = lines;
    this.#answer = answer;
  }

  /** Opens in place of the network, with nothing known of an earlier cart. */
  open(): this {
    pageStorage().remove("cart");
    pageStorage().remove("shopping-cart");
    cartStore().setState(
      { status: "unknown", summary: undefined, cart: undefined, maintenance: false, error: undefined },
      true,
    );
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      this.requests.push(request.clone());
      return (await this.#answer(request)) ?? this.#usual(request);
    };
    return this;
  }

  async #usual(request: Request): Promise<Response> {
    if (request.method === "HEAD") return new Response(null);
    if (request.method === "DELETE") {
      const { items } = (await request.json()) as { items: { productId: string }[] };
      this.#lines = this.#lines.filter(
        (line) => !items.some(({ productId }) => productId === line.product_id),
      );
    }
    return json({ cart: this.#lines.length > 0 ? cartOf(this.#lines) : null, maintenanceStatus: false });
  }
}
