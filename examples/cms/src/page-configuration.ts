import { VIDEO_ACCOUNT, VIDEO_KEY } from "@quire/example-reference-api";
import type { Values } from "./template.js";

/** Invented contacts, which pages and widgets share. */
export const customerService = {
  phone: "1-800-555-0142",
  phoneElsewhere: "+1-617-555-0117",
  email: "help@quirereview.example",
  href: "/subscriber-help#contact-customer-service",
} as const;

/** The site's configuration of Quire. A page may override some keys. */
export function pageConfiguration(outsideOrigin: string, ofPage: Values = {}): Values {
  return {
    api: "/api/",
    service: "/service/",
    customerService,
    identity: `${outsideOrigin}/identity/`,
    geolocation: `${outsideOrigin}/geolocation`,
    subscriptionCheckout: `${outsideOrigin}/checkout`,
    video: {
      playback: { base: `${outsideOrigin}/video`, account: VIDEO_ACCOUNT, key: VIDEO_KEY },
      platform: { base: `${outsideOrigin}/video` },
    },
    payment: { src: `${outsideOrigin}/payment/card` },
    passkeys: true,
    captcha: { siteKey: "quire-review", src: `${outsideOrigin}/captcha/api.js` },
    ...ofPage,
  };
}

/** Returns JSON that is safe inside a script element. */
export function toScriptJson(value: Values): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
