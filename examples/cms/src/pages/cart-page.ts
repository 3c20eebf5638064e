import type { ReferenceApi } from "@quire/example-reference-api";
import type { Page } from "../page.js";
import { customerService } from "../page-configuration.js";
import { formatPrice } from "../views.js";
import { checkoutSteps } from "./checkout-steps.js";

type Json = Readonly<Record<string, unknown>>;

/** Renders the user's cart as a plain list on the server, from the API's answer for the user's cookies. */
export async function cartPage(api: ReferenceApi["app"], request: Request): Promise<Page> {
  const cart = await readCart(api, request);
  return {
    template: "shopping-cart",
    title: "Shopping cart – The Quire Review",
    personal: true,
    ...(cart === undefined ? { status: 503 } : {}),
    values: {
      steps: checkoutSteps("/shopping-cart"),
      problem: getProblem(new URL(request.url).searchParams),
      ...(cart === undefined ? { unavailable: true } : cartValues(cart)),
    },
  };
}

/** Returns the error of a product form that was submitted without script, or undefined. */
function getProblem(query: URLSearchParams): string | undefined {
  const { phone, phoneElsewhere } = customerService;
  switch (query.get("error")) {
    case null:
      return undefined;
    case "nothing":
      return "Please choose a quantity.";
    case "maintenance":
      return "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST.";
    default:
      return `Our apologies, something went wrong. Please call customer service at ${phone} (US and Canada) or ${phoneElsewhere} (elsewhere) and quote product ${query.get("productId") ?? ""}.`;
  }
}

/** Returns the cart, `null` if there is none yet, or undefined if the API fails. */
async function readCart(api: ReferenceApi["app"], request: Request): Promise<Json | null | undefined> {
  const url = new URL("/api/shopping-cart", request.url);
  const headers = { Accept: "application/json", Cookie: request.headers.get("Cookie") ?? "" };
  const response = await api.fetch(new Request(url, { headers }));
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isRecord(answer)) return undefined;
  return isRecord(answer.cart) ? answer.cart : null;
}

function cartValues(cart: Json | null) {
  const lines = isRecord(cart?.line_items) ? cart.line_items : {};
  const items = [...getList(lines.physical_items), ...getList(lines.digital_items)];
  if (items.length === 0) return { empty: true };
  const currency = isRecord(cart?.currency) ? String(cart.currency.code) : "USD";
  const amounts = items.map((item) => Number(item.unitPrice) * Number(item.quantity));
  const total = formatPrice(String(amounts.reduce((sum, amount) => sum + amount, 0)), currency);
  return { cart: { items: items.map((item) => lineValues(item, currency)), total } };
}

function lineValues(item: Json, currency: string) {
  const { name, format, quantity, unitPrice, url } = item;
  return {
    name,
    format,
    quantity,
    href: typeof url === "string" && /^\/(?![\\/])/.test(url) ? url : "/store",
    unitPrice: formatPrice(String(unitPrice), currency),
    total: formatPrice(String(Number(unitPrice) * Number(quantity)), currency),
  };
}

function getList(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
