import * as v from "valibot";
import { BaseAddress } from "./base-address.js";
import { defineSetting } from "./define-setting.js";

const Text = v.optional(v.string(), "");

/** Contacts that messages name (accounts-8.25, content-8.10). */
export const customerService = defineSetting(
  "customerService",
  v.optional(
    v.object({
      phone: Text,
      phoneElsewhere: Text,
      email: Text,
      href: v.optional(BaseAddress, "/subscriber-help#contact-customer-service"),
    }),
    {},
  ),
);
