const STEPS = [
  { href: "/shopping-cart", name: "Cart" },
  { href: "/shipping-payment", name: "Shipping & payment" },
  { href: "/review-order", name: "Review" },
];

interface Step {
  readonly name: string;
  /** Of one that lies behind the reader: it is a link back. */
  readonly done?: { readonly href: string; readonly name: string };
  readonly current?: { readonly name: string };
  readonly ahead?: { readonly name: string };
}

/** The way of an order, as one of its pages shows it. */
export function checkoutSteps(here: string): readonly Step[] {
  const at = STEPS.findIndex(({ href }) => href === here);
  return STEPS.map(({ href, name }, index) => {
    if (index < at) return { name, done: { href, name } };
    return index === at ? { name, current: { name } } : { name, ahead: { name } };
  });
}
