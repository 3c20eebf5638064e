import { cartStore } from "@quire/services/cart";
import { createFakeBackend, type Fault } from "@quire/testing";
import type { CSSProperties } from "react";
import preview from "../../../../.storybook/preview.js";
import { EBOOK, forgetCart, getScenarioWith, PAPERBACK, PERMISSION, type Sold } from "../test/cart.js";
import { MiniCart } from "./index.js";

/** Layout as in a site's masthead, with room for the flyout. */
const MASTHEAD: CSSProperties = { display: "flex", justifyContent: "flex-end", minBlockSize: 640 };

/** Returns the widget's shadow root when `isSettled` returns true and no animation runs. */
async function settled(canvas: HTMLElement, isSettled: (root: ShadowRoot) => boolean): Promise<ShadowRoot> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const root = canvas.querySelector('[data-quire-widget="mini-cart"]')?.shadowRoot;
    if (!root || !isSettled(root) || root.getAnimations().some(ends)) continue;
    return root;
  }
}

/** Ignores the skeleton's animation, which never ends. */
const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

const meta = preview.meta({
  title: "Widgets/Mini cart",
  component: MiniCart,
  play: async ({ canvasElement }) => {
    await settled(canvasElement, () => true);
  },
  args: { open: true },
  decorators: [
    (Story) => (
      <div style={MASTHEAD}>
        <Story />
      </div>
    ),
  ],
});

/** Prepares a story: a backend with these products in the cart. */
function shop(lines: readonly Sold[], ...faults: Fault[]) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend({ ...getScenarioWith(...lines), faults });
    globalThis.fetch = backend.fetch;
    forgetCart();
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

const LONG = {
  ...EBOOK,
  title:
    "Managing People, Strategy, Negotiation and Everything Else That Has Been Written about Them since 1956: A Compendium in Two Volumes, with Donaudampfschifffahrtsgesellschaftskapitänsmützen",
  format: "Hardcover with a slipcase and a ribbon",
  listPrice: "123456.78",
  quantity: 12,
};

const ARABIC = { ...EBOOK, title: "فن التفاوض الهادئ", format: "كتاب إلكتروني" };

const MANY_LINES = [1, 2, 3, 4].flatMap((copy) =>
  [PAPERBACK, PERMISSION, EBOOK].map((one) => ({ ...one, id: `${one.id}-${copy}` })),
);

export const Closed = meta.story({ args: { open: false }, beforeEach: shop([PAPERBACK]) });

const silent = shop([], { hang: true, times: Infinity });

export const Loading = meta.story({
  beforeEach() {
    const close = silent();
    cartStore().setState({ summary: { count: 2, total: null, modifiedTime: null } });
    return close;
  },
});

export const LoadingAnEmptyCart = meta.story({ beforeEach: silent });

export const Empty = meta.story({ beforeEach: shop([]) });

export const One = meta.story({ beforeEach: shop([PAPERBACK]) });

export const Several = meta.story({ beforeEach: shop([PAPERBACK, PERMISSION, EBOOK]) });

export const Many = meta.story({ beforeEach: shop(MANY_LINES) });

export const ManyWithLimit = meta.story({ args: { itemLimit: 3 }, beforeEach: shop(MANY_LINES) });

export const LongTitles = meta.story({ beforeEach: shop([LONG, PAPERBACK]) });

export const RemovalFails = meta.story({
  beforeEach: shop([PAPERBACK, EBOOK], {
    call: "removeFromShoppingCart",
    status: 500,
    body: {},
    times: Infinity,
  }),
  play: async ({ canvasElement }) => {
    const root = await settled(canvasElement, (it) => it.querySelector('[part="remove"]') !== null);
    root.querySelector<HTMLElement>('[part="remove"]')?.click();
    await settled(canvasElement, (it) => it.querySelector('[part="item-problem"]:not(:empty)') !== null);
  },
});

export const ReadFails = meta.story({ beforeEach: shop([], { status: 404, body: {}, times: Infinity }) });

export const RightToLeft = meta.story({
  beforeEach: shop([ARABIC, PAPERBACK]),
  globals: { direction: "rtl" },
});
