// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "div",
  {
    "part": "gift"
  },
  [
    "button",
    {
      "type": "button",
      "class": "quire-button",
      "data-quiet": ""
    },
    [
      "span",
      {},
      [
        "gift-link.give",
        "Give this article"
      ]
    ],
    [
      "span",
      {
        "class": "quire-spinner",
        "aria-hidden": "true"
      }
    ]
  ],
  [
    "p",
    {
      "part": "note",
      "role": "status"
    },
    [
      "gift-link.lead",
      "You get a link by which anybody can read it."
    ]
  ]
];
