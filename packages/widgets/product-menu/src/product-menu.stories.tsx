import preview from "../../../../.storybook/preview.js";
import { ProductMenu } from "./index.js";

const GROUPS = [
  {
    title: "Books",
    open: true,
    links: [
      { label: "New this month", href: "/store/books/new", current: true },
      { label: "Leadership", href: "/store/books/leadership" },
      { label: "Negotiation", href: "/store/books/negotiation" },
    ],
  },
  {
    title: "Case studies",
    links: [
      { label: "Strategy", href: "/store/cases/strategy" },
      { label: "Operations", href: "/store/cases/operations" },
    ],
  },
  { title: "Tools", links: [{ label: "Business plan", href: "/store/tools/business-plan" }] },
];

const meta = preview.meta({
  title: "Widgets/Product menu",
  component: ProductMenu,
  args: { groups: GROUPS },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({});

export const OneAtATime = meta.story({ args: { single: true } });

/** Groups from the page's own markup. */
export const FromMarkup = meta.story({
  args: {
    groups: undefined,
    children: (
      <details>
        <summary>Books</summary>
        <a href="/store/books/new">New this month</a> <a href="/store/books/leadership">Leadership</a>
      </details>
    ),
  },
});

export const Empty = meta.story({ args: { groups: [] } });

export const LongText = meta.story({
  args: {
    groups: [
      {
        title: "Everything ever published on managing people, and what they made of it",
        open: true,
        links: [
          {
            label: "Quiet Negotiators: How Patience Wins Contracts, Keeps Suppliers, and Outlasts Deadlines",
            href: "/product/quiet-negotiators/10377",
          },
        ],
      },
    ],
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "المنتجات",
    groups: [
      { title: "كتب", open: true, links: [{ label: "جديد هذا الشهر", href: "/store", current: true }] },
    ],
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
