// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "div",
  {
    "class": "quire-auth"
  },
  [
    "form",
    {
      "class": "quire-form",
      "novalidate": "",
      "action": "/register",
      "method": "post"
    },
    [
      "div",
      {
        "class": "quire-pair"
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
            "credentials.firstName",
            "First name"
          ]
        ],
        [
          "input",
          {
            "type": "text",
            "autocomplete": "given-name",
            "required": "",
            "id": "quire-field-1",
            "part": "input",
            "class": "quire-input",
            "name": "firstName",
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
            "credentials.lastName",
            "Last name"
          ]
        ],
        [
          "input",
          {
            "type": "text",
            "autocomplete": "family-name",
            "required": "",
            "id": "quire-field-2",
            "part": "input",
            "class": "quire-input",
            "name": "lastName",
            "value": ""
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
          "for": "quire-field-3"
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
          "id": "quire-field-3",
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
          "for": "quire-field-4"
        },
        [
          "credentials.password",
          "Password"
        ]
      ],
      [
        "div",
        {
          "part": "hint",
          "class": "quire-hint",
          "id": "quire-field-4-hint"
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
              "At least 8 characters"
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
            "id": "quire-field-4",
            "part": "input",
            "aria-describedby": "quire-field-4-hint",
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
            "aria-controls": "quire-field-4"
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
              "credentials.password",
              "Password"
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
        "class": "quire-field quire-choice"
      },
      [
        "input",
        {
          "id": "quire-field-5",
          "part": "input",
          "type": "checkbox",
          "class": "quire-checkbox",
          "name": "optIn"
        }
      ],
      [
        "label",
        {
          "part": "label",
          "class": "quire-label",
          "for": "quire-field-5"
        },
        [
          "credentials.optIn",
          "Yes, send me updates and offers by e-mail."
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
          "auth-modal.createAccount",
          "Create account"
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
        "class": "quire-links"
      },
      [
        "a",
        {
          "class": "quire-link",
          "href": "#sign-in"
        },
        [
          "auth-modal.toSignIn",
          "Already have an account? Sign in."
        ]
      ]
    ]
  ]
];
