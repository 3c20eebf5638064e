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
      "action": "/authenticate",
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
          "autocomplete": "username",
          "required": "",
          "id": "quire-field-1",
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
          "for": "quire-field-2"
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
            "id": "quire-field-2",
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
          "auth-modal.signIn",
          "Sign in"
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
          "auth-modal.toRegistration",
          "Don't have an account? Create one."
        ]
      ],
      [
        "a",
        {
          "class": "quire-link",
          "href": "#forgot-password"
        },
        [
          "auth-modal.toForgotPassword",
          "Forgot your password?"
        ]
      ]
    ]
  ]
];
