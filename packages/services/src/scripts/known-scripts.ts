/** A service of another company whose script may run in the page, with the setting that names it. */
interface KnownScript {
  readonly setting: "captcha" | "payment";
  /** Matches only the script, because some hosts serve other scripts too. */
  readonly address: RegExp;
}

export const KNOWN_SCRIPTS = {
  "recaptcha-v3": {
    setting: "captcha",
    address: /^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\/(api|enterprise)\.js(\?|$)/,
  },
  turnstile: {
    setting: "captcha",
    address: /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v\d+\/(\w+\/)?api\.js(\?|$)/,
  },
  hcaptcha: { setting: "captcha", address: /^https:\/\/(js\.)?hcaptcha\.com\/1\/(secure-)?api\.js(\?|$)/ },
  stripe: { setting: "payment", address: /^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js(\?|$)/ },
} as const satisfies Readonly<Record<string, KnownScript>>;

export type ScriptProvider = keyof typeof KNOWN_SCRIPTS;
