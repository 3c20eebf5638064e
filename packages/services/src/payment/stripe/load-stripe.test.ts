import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { STRIPE_SCRIPT } from "./load-stripe.js";

it("loads the Stripe.js release that the package supports", () => {
  const code = readFileSync(createRequire(import.meta.url).resolve("@stripe/stripe-js/dist/pure.js"), "utf8");
  const [, release] = /RELEASE_TRAIN = '(\w+)'/.exec(code) ?? [];
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${release}/stripe.js`);
});
