// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** What the view begins with. The build writes it: `node tools/build.mjs`. */
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
