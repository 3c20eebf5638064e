import * as v from "valibot";
import type { ApiApp } from "./api-env.js";
import { normalizeEmail } from "./email-address.js";
import { hashPassword } from "./password.js";
import { refusal } from "./refusal.js";
import type { State } from "./state.js";
import { createToken } from "./token.js";

const AccountSchema = v.object({
  emailAddress: v.optional(v.string(), () => `reader-${createToken().slice(0, 12)}@quire.test`),
  password: v.optional(v.string(), "Reader#2026"),
  firstName: v.optional(v.string(), "Robin"),
  lastName: v.optional(v.string(), "Ashdown"),
  roleCodes: v.optional(v.array(v.string()), []),
  restricted: v.optional(v.boolean(), false),
  hmmEligible: v.optional(v.boolean(), false),
  topics: v.optional(v.array(v.string()), []),
});

/** What tests arrange: an account of any kind, maintenance of the shop, captcha on or off. */
export function registerScenario(app: ApiApp, state: State): void {
  app.post("/__scenario/account", async (c) => {
    const { emailAddress, password, topics, ...rest } = v.parse(AccountSchema, await c.req.json());
    const passwordHash = await hashPassword(password, state.passwordCost);
    const email = normalizeEmail(emailAddress) ?? emailAddress;
    const id = state.accounts.create({ ...rest, email, passwordHash });
    if (id === undefined) throw refusal(409, "taken", "There is such an account.", "emailAddress");
    for (const topic of topics) state.follows.add(id, "topic", topic);
    return c.json({ id, emailAddress: email, password }, 201);
  });

  app.post("/__scenario/maintenance", async (c) => {
    state.maintenance = v.parse(v.object({ on: v.boolean() }), await c.req.json()).on;
    return c.body(null, 204);
  });

  app.post("/__scenario/captcha", async (c) => {
    state.captcha.enabled = v.parse(v.object({ enabled: v.boolean() }), await c.req.json()).enabled;
    return c.body(null, 204);
  });
}
