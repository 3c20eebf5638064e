// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "div",
  {
    "part": "cart"
  },
  [
    "p",
    {
      "part": "empty"
    },
    [
      "mini-cart.empty",
      "Your Shopping Cart is empty."
    ]
  ],
  [
    "a",
    {
      "part": "action",
      "class": "quire-button",
      "href": "/store"
    },
    [
      "mini-cart.visitStore",
      "Visit Our Store"
    ]
  ]
];
