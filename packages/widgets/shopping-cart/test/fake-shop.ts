import { pageStorage } from "@quire/core";
import type { CartSchema, LineItemSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";

type Line = InferInput<typeof LineItemSchema>;
interface Body {
  readonly items?: readonly { productId: string; type?: string; quantity?: number; restored?: boolean }[];
  readonly code?: string;
  readonly remove?: boolean;
  readonly state?: string;
}

/** The shop's response to a request, instead of its usual one. */
export type Answer = (request: Request) => Response | Promise<Response> | undefined;

const product = (language: string) => ({
  contentType: "Book",
  language,
  marketingCategory: "Books",
  primaryCategory: "Strategy",
});

export const HARDCOVER: Line = {
  product_id: "10011",
  availabilityId: "10011-HBK",
  lineType: "ship",
  url: "/product/the-napkin-and-the-plan/10011",
  name: "The Napkin and the Plan",
  format: "Hardcover",
  unitPrice: "32.00",
  quantity: 2,
  product: product("English"),
};
export const PDF: Line = {
  product_id: "20101",
  availabilityId: "20101-PDF",
  lineType: "digital",
  url: "/product/norrland-ovens/20101",
  name: "Norrland Ovens",
  format: "PDF",
  unitPrice: "9.95",
  quantity: 1,
  product: product("English"),
};
export const PERMISSION: Line = {
  ...PDF,
  lineType: "perm",
  format: "Copyright Permissions",
  unitPrice: "4.50",
  quantity: 30,
};

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const decimal = (amount: number) => (amount / 100).toFixed(2);

/** A shop's API with one cart, ten percent for WELCOME10, and tax and shipping for Massachusetts. */
export class FakeShop {
  readonly requests: Request[] = [];
  readonly bodies: Body[] = [];
  lines: Line[];
  coupons: string[] = [];
  state = "";
  maintenance = false;
  /** As many as there can be of one line. */
  most = 9999;
  /** Of any country; nothing: nobody can say which there are. */
  states: readonly { code: string; name: string }[] | undefined = [
    { code: "MA", name: "Massachusetts" },
    { code: "NY", name: "New York" },
  ];
  answer: Answer;

  constructor(lines: readonly Line[], answer: Answer = () => undefined) {
    this.lines = [...lines];
    this.answer = answer;
  }

  /** Opens in place of the network, with nothing known of an earlier cart. @returns closes it */
  open(): () => void {
    const { fetch } = globalThis;
    pageStorage().remove("cart");
    pageStorage().remove("shopping-cart");
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      return pathname.startsWith("/api/") ? this.#take(request) : fetch(request);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  }

  /** Calls that write, as `POST {"items":…}`. */
  get writes(): string[] {
    return this.requests.filter(({ method }) => method !== "GET").map(({ method }) => method);
  }

  async #take(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/state-province/")) {
      return Response.json({ states: this.states }, { status: this.states ? 200 : 404 });
    }
    if (!pathname.includes("cart") && !pathname.includes("promo")) return Response.json({}, { status: 401 });
    this.requests.push(request.clone());
    const said = await this.answer(request.clone());
    if (said) return said;
    const text = await request.text();
    const body: Body = text ? JSON.parse(text) : {};
    if (request.method !== "GET") this.bodies.push(body);
    const refused = this.#change(request.method, pathname, body);
    if (refused) return Response.json({ errors: [{ code: refused }] }, { status: 422 });
    const limited = this.#limit();
    return Response.json({ cart: this.cart(), maintenanceStatus: this.maintenance, limited });
  }

  #change(
    method: string,
    path: string,
    { items = [], code = "", remove, state = "" }: Body,
  ): string | undefined {
    if (path.endsWith("/estimate")) {
      if (state.toUpperCase() !== "MA") return "not-delivered";
      this.state = "MA";
    } else if (path.endsWith("/promo-code")) {
      if (remove) this.coupons = this.coupons.filter((one) => one !== code);
      else if (code.toUpperCase() !== "WELCOME10") return "unknown";
      else this.coupons = ["WELCOME10"];
    } else if (method === "POST")
      for (const item of items) this.#add(item.productId, item.quantity ?? 1, item.type);
    else if (method === "DELETE")
      for (const item of items) this.#add(item.productId, -(item.quantity ?? 9999), item.type);
    return undefined;
  }

  #limit() {
    const over = this.lines.filter(({ quantity }) => quantity > this.most);
    this.lines = this.lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, this.most) }));
    return over.map(({ availabilityId }) => ({ productId: availabilityId, quantity: this.most }));
  }

  #add(id: string, by: number, type = ""): void {
    const known = [...this.lines, HARDCOVER, PDF, PERMISSION];
    const line = known.find((one) => one.availabilityId === id && type.toLowerCase() === one.lineType);
    if (!line) return;
    const quantity = (this.lines.find((one) => one === line)?.quantity ?? 0) + by;
    const others = this.lines.map((one) => (one === line ? { ...line, quantity } : one));
    this.lines = (this.lines.includes(line) ? others : [...others, { ...line, quantity }]).filter(
      (one) => one.quantity > 0,
    );
  }

  cart(): InferInput<typeof CartSchema> | null {
    const goods = this.lines.reduce((sum, line) => sum + cents(line.unitPrice) * line.quantity, 0);
    const discount = this.coupons.length > 0 ? Math.round(goods / 10) : 0;
    const pieces = this.lines.reduce((sum, line) => sum + (line.lineType === "ship" ? line.quantity : 0), 0);
    const tax = Math.round((goods - discount) / 16);
    const shipping = pieces * 300;
    const sent = this.state !== "";
    return {
      id: "7",
      currency: { code: "USD" },
      coupons: this.coupons.map((code) => ({ code, discount_amount: decimal(discount) })),
      discount_amount: decimal(discount),
      line_items: {
        physical_items: this.lines.filter(({ lineType }) => lineType === "ship"),
        digital_items: this.lines.filter(({ lineType }) => lineType !== "ship"),
      },
      subTotal: decimal(goods),
      tax: sent ? decimal(tax) : null,
      shippingCost: sent ? decimal(shipping) : null,
      grandTotal: decimal(goods - discount + (sent ? tax + shipping : 0)),
      shipTo: sent ? { countryCode: "US", state: this.state, postalCode: "" } : null,
    };
  }
}
