import type { CSSProperties } from "react";
import preview from "../../../../.storybook/preview.js";
import { ProductCarousel } from "./index.js";

const ITEMS = [
  {
    title: "Four Seconds",
    href: "/product/four-seconds/10023",
    contentType: "Book",
    authors: ["Ida Falk"],
    price: "from $12.95",
  },
  {
    title: "Norrland Ovens",
    href: "/product/norrland-ovens/20101",
    contentType: "Case Study",
    authors: ["Per Ek", "Marta Lind"],
    price: "$8.95",
  },
  { title: "The Complaint Desk", href: "/product/the-complaint-desk/10026", contentType: "Book" },
  { title: "The Napkin and the Plan", href: "/product/the-napkin-and-the-plan/10011", price: "$24.00" },
];

/** React's style type has no custom properties. */
const slides = (count: number) => ({ "--quire-product-carousel-slides": count }) as CSSProperties;

const meta = preview.meta({
  title: "Widgets/Product carousel",
  component: ProductCarousel,
  args: { label: "You might also like", items: ITEMS },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 820 }}>
        <Story />
      </div>
    ),
  ],
});

/** One product at a time. */
export const Ready = meta.story({});

export const SideBySide = meta.story({ args: { style: slides(3) } });

/** A carousel whose slides all fit needs no dots. */
export const AllAtOnce = meta.story({ args: { items: ITEMS.slice(0, 2), style: slides(2) } });

export const SingleSlide = meta.story({ args: { items: ITEMS.slice(0, 1) } });

/** Slides from the page's own markup. */
export const FromMarkup = meta.story({
  args: {
    items: undefined,
    style: slides(2),
    children: ITEMS.map(({ title, href }) => (
      <article
        key={title}
        style={{ padding: 24, background: "color-mix(in srgb, currentcolor 6%, transparent)" }}
      >
        <h3 style={{ marginBlockStart: 0 }}>
          <a href={href}>{title}</a>
        </h3>
        <button type="button" data-quire-do="add-to-cart">
          Add to cart
        </button>
      </article>
    )),
  },
});

export const Empty = meta.story({ args: { items: [] } });

export const LongText = meta.story({
  args: {
    items: ITEMS.map((item) => ({
      ...item,
      title: "Quiet Negotiators: How Patience Wins Contracts, Keeps Suppliers, and Outlasts Deadlines",
    })),
    style: slides(3),
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "قد يعجبك أيضا",
    items: [
      { title: "أربع ثوان", href: "/product/10023", contentType: "كتاب", price: "12.95 US$" },
      { title: "أفران الشمال", href: "/product/20101", contentType: "دراسة حالة" },
      { title: "مكتب الشكاوى", href: "/product/10026" },
    ],
    style: slides(2),
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
