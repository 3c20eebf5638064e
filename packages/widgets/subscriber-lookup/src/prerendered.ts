// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "section",
  {
    "class": "quire-lookup-step"
  },
  [
    "h2",
    {
      "class": "quire-heading",
      "tabindex": "-1"
    },
    [
      "subscriber-lookup.lookupTitle",
      "Find your subscription"
    ]
  ],
  [
    "p",
    {
      "class": "quire-text"
    },
    [
      "subscriber-lookup.lookupLead",
      "Your account number is on the address label of each issue, and in every letter about renewal."
    ]
  ],
  [
    "form",
    {
      "class": "quire-form",
      "novalidate": "",
      "action": "/subscriber-registration",
      "method": "post"
    },
    [
      "div",
      {
        "part": "field",
        "class": "quire-field"
      },
      [
        "label",
        {
          "part": "label",
          "class": "quire-label",
          "for": "quire-field-1"
        },
        [
          "credentials.email",
          "Email"
        ]
      ],
      [
        "input",
        {
          "type": "email",
          "autocomplete": "email",
          "required": "",
          "id": "quire-field-1",
          "part": "input",
          "class": "quire-input",
          "name": "emailAddress",
          "value": ""
        }
      ]
    ],
    [
      "div",
      {
        "part": "field",
        "class": "quire-field"
      },
      [
        "label",
        {
          "part": "label",
          "class": "quire-label",
          "for": "quire-field-2"
        },
        [
          "subscriber-lookup.accountNumber",
          "Account number"
        ]
      ],
      [
        "input",
        {
          "type": "text",
          "autocomplete": "off",
          "autocapitalize": "characters",
          "spellcheck": "false",
          "required": "",
          "id": "quire-field-2",
          "part": "input",
          "class": "quire-input",
          "name": "accountNumber",
          "value": ""
        }
      ]
    ],
    [
      "button",
      {
        "type": "submit",
        "part": "button",
        "class": "quire-button"
      },
      [
        "span",
        {},
        [
          "subscriber-lookup.find",
          "Find my subscription"
        ]
      ],
      [
        "span",
        {
          "class": "quire-spinner",
          "aria-hidden": "true"
        }
      ]
    ]
  ]
];
