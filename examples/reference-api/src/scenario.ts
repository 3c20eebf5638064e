import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { ApiApp } from "./api-env.js";
import { normalizeEmail } from "./email-address.js";
import { hashPassword } from "./password.js";
import { refusal } from "./refusal.js";
import { type LibraryOptions, stock } from "./seed/library.js";
import { ATTRIBUTES } from "./seed/plant.js";
import { record } from "./seed/subscribers.js";
import type { State } from "./state.js";
import { createToken } from "./token.js";

const HowManySchema = v.optional(v.number(), 0);

/** Same shape as `LibraryOptions` of the seed. */
const LibrarySchema = v.object({
  saves: HowManySchema,
  folders: v.optional(
    v.array(
      v.object({
        name: v.string(),
        description: v.optional(v.string(), ""),
        slug: v.exactOptional(v.string()),
        readOnly: v.optional(v.boolean(), false),
        items: HowManySchema,
      }),
    ),
    () => [],
  ),
  history: v.optional(
    v.object({ read: HowManySchema, watched: HowManySchema, shared: HowManySchema }),
    () => ({}),
  ),
  orders: HowManySchema,
}) satisfies v.GenericSchema<unknown, LibraryOptions>;

const AccountSchema = v.object({
  emailAddress: v.optional(v.string(), () => `reader-${createToken().slice(0, 12)}@quire.test`),
  password: v.optional(v.string(), "Reader#2026"),
  firstName: v.optional(v.string(), "Robin"),
  lastName: v.optional(v.string(), "Ashdown"),
  roleCodes: v.optional(v.array(v.string()), []),
  restricted: v.optional(v.boolean(), false),
  hmmEligible: v.optional(v.boolean(), false),
  topics: v.optional(v.array(v.string()), []),
  viewed: v.optional(v.array(v.string()), []),
  articlesRead: v.optional(v.number(), 0),
  reportsRead: v.optional(v.number(), 0),
  giftsGiven: v.optional(v.number(), 0),
  customAttributes: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), ATTRIBUTES),
  focusSkills: v.optional(v.array(v.string()), []),
  newsletters: v.optional(v.array(v.string()), []),
  campaigns: v.optional(v.array(v.string()), []),
  library: v.optional(LibrarySchema, () => ({})),
});

const SubscriberSchema = v.object({
  emailAddress: v.optional(v.string(), () => `print-${createToken().slice(0, 12)}@quire.test`),
  firstName: v.optional(v.string(), "Petra"),
  lastName: v.optional(v.string(), "Solheim"),
  accountNumber: v.optional(v.string(), () => `QR${randomInt(1e7, 1e8)}`),
  sourceCode: v.optional(v.string(), "US_CONSUMER"),
  country: v.optional(v.string(), "US"),
  active: v.optional(v.boolean(), true),
  isNew: v.optional(v.boolean(), false),
});

const AvailabilityChangeSchema = v.object({
  availabilityId: v.string(),
  status: v.exactOptional(v.picklist(["A", "F", "S"])),
  cents: v.exactOptional(v.number()),
});

/** Registers calls for tests that arrange data and read mails. */
export function registerScenario(app: ApiApp, state: State): void {
  app.post("/__scenario/account", async (c) => {
    const { emailAddress, password, giftsGiven, ...rest } = v.parse(AccountSchema, await c.req.json());
    const passwordHash = await state.hashing.run(() => hashPassword(password, state.passwordCost));
    const email = normalizeEmail(emailAddress) ?? emailAddress;
    const id = state.accounts.create({ ...rest, email, passwordHash });
    if (id === undefined) throw refusal(409, "taken", "This account already exists.", "emailAddress");
    state.transaction(() => {
      for (const name of rest.topics) state.follows.add(id, "topic", name);
      state.topicViews.add(
        id,
        rest.viewed,
        state.items.all.map((item) => item.id),
      );
      for (const name of rest.newsletters) state.follows.add(id, "newsletter", name);
      for (const name of rest.campaigns) state.follows.add(id, "marketingCampaign", name);
      stock(state, id, rest.library);
    });
    for (let gift = 1; gift <= giftsGiven; gift++) state.gifts.give(id, `/given-before/${gift}`);
    return c.json({ id, emailAddress: email, password }, 201);
  });

  app.post("/__scenario/subscriber", async (c) => {
    const input = v.parse(SubscriberSchema, await c.req.json());
    const emailAddress = normalizeEmail(input.emailAddress) ?? input.emailAddress;
    state.subscribers.put(record({ ...input, emailAddress }));
    return c.json({ emailAddress, accountNumber: input.accountNumber }, 201);
  });

  app.get("/__scenario/outbox", (c) => c.json(state.outbox.list()));
  app.delete("/__scenario/outbox", (c) => {
    state.outbox.clear();
    return c.body(null, 204);
  });

  app.post("/__scenario/availability", async (c) => {
    const { availabilityId, ...change } = v.parse(AvailabilityChangeSchema, await c.req.json());
    const isChanged = state.availabilities.change(availabilityId, change);
    if (!isChanged) throw refusal(404, "no-availability", "There is no such availability.", "availabilityId");
    return c.body(null, 204);
  });

  app.post("/__scenario/maintenance", async (c) => {
    state.maintenance = v.parse(v.object({ on: v.boolean() }), await c.req.json()).on;
    return c.body(null, 204);
  });

  app.post("/__scenario/paywall", async (c) => {
    state.paywallOpen = v.parse(v.object({ open: v.boolean() }), await c.req.json()).open;
    return c.body(null, 204);
  });

  app.post("/__scenario/captcha", async (c) => {
    state.captcha.enabled = v.parse(v.object({ enabled: v.boolean() }), await c.req.json()).enabled;
    return c.body(null, 204);
  });
}
