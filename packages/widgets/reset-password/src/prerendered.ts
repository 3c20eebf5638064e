// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "form",
  {
    "class": "quire-form",
    "novalidate": "",
    "action": "/reset-password",
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
        "reset-password.password",
        "New password"
      ]
    ],
    [
      "div",
      {
        "part": "hint",
        "class": "quire-hint",
        "id": "quire-field-1-hint"
      },
      [
        "ul",
        {
          "class": "quire-checklist"
        },
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleLength",
            "At least 10 characters"
          ]
        ],
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleDigit",
            "One number"
          ]
        ],
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleLowerCase",
            "One lower case letter"
          ]
        ],
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleUpperCase",
            "One upper case letter"
          ]
        ],
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleSpecial",
            "One of ⁨@ ! # $ % ^ & + =⁩"
          ]
        ],
        [
          "li",
          {
            "data-met": "false"
          },
          [
            "forms.ruleSpaces",
            "No spaces"
          ]
        ]
      ]
    ],
    [
      "div",
      {
        "class": "quire-password"
      },
      [
        "input",
        {
          "autocomplete": "new-password",
          "required": "",
          "id": "quire-field-1",
          "part": "input",
          "aria-describedby": "quire-field-1-hint",
          "type": "password",
          "autocapitalize": "off",
          "autocorrect": "off",
          "spellcheck": "false",
          "class": "quire-input",
          "name": "password"
        }
      ],
      [
        "button",
        {
          "type": "button",
          "class": "quire-reveal",
          "aria-controls": "quire-field-1"
        },
        [
          "span",
          {},
          [
            "ui.show",
            "Show"
          ]
        ],
        " ",
        [
          "span",
          {
            "class": "quire-unseen"
          },
          [
            "reset-password.password",
            "New password"
          ]
        ]
      ],
      [
        "p",
        {
          "class": "quire-strength"
        }
      ]
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
        "reset-password.confirm",
        "Confirm password"
      ]
    ],
    [
      "div",
      {
        "class": "quire-password"
      },
      [
        "input",
        {
          "autocomplete": "new-password",
          "required": "",
          "id": "quire-field-2",
          "part": "input",
          "type": "password",
          "autocapitalize": "off",
          "autocorrect": "off",
          "spellcheck": "false",
          "class": "quire-input",
          "name": "confirm"
        }
      ],
      [
        "button",
        {
          "type": "button",
          "class": "quire-reveal",
          "aria-controls": "quire-field-2"
        },
        [
          "span",
          {},
          [
            "ui.show",
            "Show"
          ]
        ],
        " ",
        [
          "span",
          {
            "class": "quire-unseen"
          },
          [
            "reset-password.confirm",
            "Confirm password"
          ]
        ]
      ]
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
        "reset-password.send",
        "Set new password"
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
];
