import { newPage } from "@quire/conformance/new-page";
import { pageStorage } from "@quire/core";
import { type Cart, createFakeBackend, type FakeBackendOptions, type Fault } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { getScenarioWith, HARDCOVER, PDF, PERMISSION, type Sold } from "../test/cart.js";
import { ShoppingCart } from "./index.js";

/** Opens a shop before a story, with these lines in the cart, for a user who has seen no cart before. */
function shop(lines: readonly Sold[], options: FakeBackendOptions = {}, cart: Partial<Cart> = {}) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend({ ...getScenarioWith(...lines), ...options });
    Object.assign(backend.state.cart ?? {}, cart);
    globalThis.fetch = backend.fetch;
    newPage();
    pageStorage().remove("cart");
    pageStorage().remove("shopping-cart");
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

const failing = (fault: Fault) => ({ faults: [{ times: Infinity, ...fault }] });

const MASSACHUSETTS = { countryCode: "US", state: "MA", postalCode: "" };

const LONG = {
  ...HARDCOVER,
  title:
    "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956: A Compendium in Two Volumes, with Donaudampfschifffahrtsgesellschaftskapitänsmützen",
  format: "Hardcover with a slipcase and a ribbon",
  listPrice: "123456.78",
  quantity: 12,
};
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#1c437e" d="M0 0h3v4H0z"/></svg>')}`;
const ARABIC = {
  ...HARDCOVER,
  title: "فن التفاوض الهادئ",
  format: "غلاف مقوى",
  language: "العربية",
};

const meta = preview.meta({
  title: "Widgets/Shopping cart",
  component: ShoppingCart,
  beforeEach: shop([HARDCOVER, PDF, PERMISSION]),
});

export const Ready = meta.story({});

export const Digital = meta.story({ beforeEach: shop([PDF, PERMISSION]) });

export const Estimated = meta.story({
  beforeEach: shop([HARDCOVER, PDF], {}, { shipTo: MASSACHUSETTS, coupons: ["WELCOME10"] }),
});

export const Empty = meta.story({ beforeEach: shop([]) });

export const Loading = meta.story({
  args: { children: "Two books" },
  beforeEach: shop([], failing({ hang: true })),
});

export const Waiting = meta.story({
  beforeEach: shop([], failing({ hang: true })),
});

export const Failed = meta.story({
  args: { children: "Two books" },
  beforeEach: shop([], failing({ status: 404, body: {} })),
});

export const Maintenance = meta.story({ beforeEach: shop([HARDCOVER], { maintenance: true }) });

export const ChangesFail = meta.story({
  beforeEach: shop([HARDCOVER, PDF], failing({ method: "POST", status: 500, body: {} })),
});

export const WithHeading = meta.story({ args: { heading: "Your cart" } });

export const LongText = meta.story({ beforeEach: shop([LONG, { ...PDF, image: PICTURE }]) });

export const RightToLeft = meta.story({
  beforeEach: shop([ARABIC, PERMISSION], {}, { shipTo: MASSACHUSETTS }),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
