import * as v from "valibot";
import { BaseAddress, trustedAddress } from "./base-address.js";
import { defineSetting } from "./define-setting.js";

/** Root of the pages' own site: `authenticate` and `logout` lie there. */
export const site = defineSetting("site", v.optional(trustedAddress("site"), "/"));

export const api = defineSetting("api", v.optional(trustedAddress("api"), "/api/"));

/** Base of the older calls. */
export const service = defineSetting("service", v.optional(trustedAddress("service"), "/service/"));

/** Base of the second identity service; null: there is none, its sign-out is skipped. */
export const identity = defineSetting("identity", v.optional(v.nullable(BaseAddress), null));

/** Milliseconds after which a call that says nothing else is given up. */
export const timeout = defineSetting(
  "timeout",
  v.optional(v.pipe(v.number(), v.minValue(100), v.maxValue(60_000)), 10_000),
);

/** Whether the API has the calls of passkeys, so that sign-in offers them. */
export const passkeys = defineSetting("passkeys", v.optional(v.boolean(), false));
