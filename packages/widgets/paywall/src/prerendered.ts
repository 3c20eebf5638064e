// biome-ignore-all format: the build writes it
import type { Prerendered } from "@quire/element";

/** The view's initial markup. `node tools/build.mjs` writes it. */
export const prerendered: Prerendered = [
  "div",
  {
    "class": "quire-cards"
  },
  [
    "section",
    {
      "class": "quire-card",
      "aria-labelledby": "quire-paywall-1"
    },
    [
      "h2",
      {
        "class": "quire-card-title",
        "id": "quire-paywall-1",
        "tabindex": "-1"
      },
      [
        "paywall.titleSignIn",
        "Sign in to your account"
      ]
    ],
    [
      "form",
      {
        "class": "quire-form",
        "novalidate": "",
        "action": "/authenticate",
        "method": "post"
      },
      [
        "span",
        {
          "hidden": ""
        }
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
            "credentials.email",
            "Email"
          ]
        ],
        [
          "input",
          {
            "type": "email",
            "autocomplete": "username",
            "required": "",
            "id": "quire-field-2",
            "part": "input",
            "class": "quire-input",
            "name": "username",
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
            "for": "quire-field-3"
          },
          [
            "credentials.password",
            "Password"
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
              "autocomplete": "current-password",
              "required": "",
              "id": "quire-field-3",
              "part": "input",
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
              "aria-controls": "quire-field-3"
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
            "paywall.toCheckout",
            "On to checkout"
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
            "href": "/register"
          },
          [
            "paywall.newHere",
            "Create an account"
          ]
        ],
        [
          "a",
          {
            "class": "quire-link",
            "href": "#reset"
          },
          [
            "paywall.forgotPassword",
            "Forgot your password?"
          ]
        ]
      ]
    ]
  ]
];
