// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** What the view begins with. The build writes it: `node tools/build.mjs`. */
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
