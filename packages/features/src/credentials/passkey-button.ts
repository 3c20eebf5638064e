import type { Prerendered } from "@quire/element";

/** Value of `autocomplete` for a field in which the browser may suggest passkeys. */
export const PASSKEY_FIELD = "username webauthn";

/** Initial markup of `PasskeyWay`. */
export const passkeyButton: Prerendered = [
  "div",
  { class: "quire-methods" },
  [
    "button",
    { type: "button", class: "quire-button", "data-quiet": "" },
    ["span", {}, ["credentials.usePasskey", "Use a passkey"]],
    ["span", { class: "quire-spinner", "aria-hidden": "true" }],
  ],
];
