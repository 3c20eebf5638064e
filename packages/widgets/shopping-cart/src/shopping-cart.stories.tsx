import { newPage } from "@quire/conformance/new-page";
import preview from "../../../../.storybook/preview.js";
import { type Answer, FakeShop, HARDCOVER, PDF, PERMISSION } from "../test/fake-shop.js";
import { ShoppingCart } from "./shopping-cart.js";

/** Before a story: a shop in place of the network, and a reader who has seen no cart before. */
function shop(lines: ConstructorParameters<typeof FakeShop>[0], change: Partial<FakeShop> = {}) {
  return () => {
    newPage();
    sessionStorage.clear();
    return Object.assign(new FakeShop(lines), change).open();
  };
}

const failing =
  (status: number): Answer =>
  () =>
    Response.json({}, { status });

const LONG = {
  ...HARDCOVER,
  name: "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956: A Compendium in Two Volumes, with Donaudampfschifffahrtsgesellschaftskapitänsmützen",
  format: "Hardcover with a slipcase and a ribbon",
  unitPrice: "123456.78",
  quantity: 12,
};
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#1c437e" d="M0 0h3v4H0z"/></svg>')}`;
const ARABIC = {
  ...HARDCOVER,
  name: "فن التفاوض الهادئ",
  format: "غلاف مقوى",
  product: { language: "العربية" },
};

const meta = preview.meta({
  title: "Widgets/Shopping cart",
  component: ShoppingCart,
  beforeEach: shop([HARDCOVER, PDF, PERMISSION]),
});

export const Ready = meta.story({});

export const Digital = meta.story({ beforeEach: shop([PDF, PERMISSION]) });

export const Estimated = meta.story({
  beforeEach: shop([HARDCOVER, PDF], { state: "MA", coupons: ["WELCOME10"] }),
});

export const Empty = meta.story({ beforeEach: shop([]) });

export const Loading = meta.story({
  args: { children: "Two books" },
  beforeEach: shop([], { answer: () => new Promise<Response>(() => {}) }),
});

export const Waiting = meta.story({
  beforeEach: shop([], { answer: () => new Promise<Response>(() => {}) }),
});

export const Failed = meta.story({
  args: { children: "Two books" },
  beforeEach: shop([], { answer: failing(404) }),
});

export const Maintenance = meta.story({ beforeEach: shop([HARDCOVER], { maintenance: true }) });

export const ChangesFail = meta.story({
  beforeEach: shop([HARDCOVER, PDF], {
    answer: (request) => (request.method === "GET" ? undefined : Response.json({}, { status: 500 })),
  }),
});

export const WithHeading = meta.story({ args: { heading: "Your cart" } });

export const LongText = meta.story({ beforeEach: shop([LONG, { ...PDF, image_url: PICTURE }]) });

export const RightToLeft = meta.story({
  beforeEach: shop([ARABIC, PERMISSION], { state: "MA" }),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
