const STEPS = [
  { href: "/shopping-cart", name: "Cart" },
  { href: "/shipping-payment", name: "Shipping & payment" },
  { href: "/review-order", name: "Review" },
];

interface Step {
  readonly name: string;
  /** Set for a finished step, which links back. */
  readonly done?: { readonly href: string; readonly name: string };
  readonly current?: { readonly name: string };
  readonly ahead?: { readonly name: string };
}

/** Lists the steps of an order as one of its pages shows them. */
export function checkoutSteps(here: string): readonly Step[] {
  const at = STEPS.findIndex(({ href }) => href === here);
  return STEPS.map(({ href, name }, index) => {
    if (index < at) return { name, done: { href, name } };
    return index === at ? { name, current: { name } } : { name, ahead: { name } };
  });
}
