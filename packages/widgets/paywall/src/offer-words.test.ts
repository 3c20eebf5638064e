import { type CurrentUser, CurrentUserSchema } from "@quire/services/contract";
import type { Session } from "@quire/services/session";
import * as v from "valibot";
import { expect, it } from "vitest";
import { getOffer, type OfferProps } from "./offer-words.js";

const known = (more: object): Session => {
  const user: CurrentUser = v.parse(CurrentUserSchema, { id: "7", ...more });
  return { status: "known", user };
};
const quota = (count: number) => ({ limit: 4, count, remaining: 4 - count });

const USERS = {
  guest: { status: "anonymous" },
  "registered, 2 left": known({ status: "registered", quota: quota(2) }),
  "registered, 0 left": known({ status: "registered", quota: quota(4) }),
  "subscriber of another plan": known({
    status: "subscribers",
    tiers: [{ roleCode: "ROLE_HBRG_GOOD" }],
    quota: quota(4),
  }),
} as const satisfies Record<string, Session>;

const PROPS: OfferProps = {
  heading: undefined,
  dek: undefined,
  offer: undefined,
  goal: "reading",
  gift: false,
  for: "subscribers",
  tiers: undefined,
  metered: true,
  read: -1,
  subscribeHref: undefined,
  checkout: undefined,
};
const GATES = {
  registered: { for: "registered" },
  subscribers: {},
  "plan Best": { tiers: "Best" },
} as const;

const NONE = "–";

it.each([
  ["guest", "registered", -1, "Create account", "Already have an account?", NONE],
  ["guest", "subscribers", -1, "Subscribe", "Already a subscriber?", NONE],
  ["guest", "subscribers", 2, "Subscribe", "Already a subscriber?", NONE],
  ["guest", "subscribers", 4, "Subscribe", "Already a subscriber?", "0 of 4"],
  ["guest", "subscribers", 9, "Subscribe", "Already a subscriber?", "0 of 4"],
  ["guest", "plan Best", 4, "Subscribe", "Already a subscriber?", "0 of 4"],
  ["registered, 2 left", "subscribers", -1, "Subscribe", NONE, NONE],
  ["registered, 0 left", "subscribers", -1, "Subscribe", NONE, "0 of 4"],
  ["registered, 0 left", "subscribers", 2, "Subscribe", NONE, NONE],
  ["registered, 0 left", "plan Best", -1, "Subscribe", NONE, "0 of 4"],
  ["subscriber of another plan", "plan Best", -1, "Upgrade", NONE, NONE],
] as const)(
  "offers %s at the gate %s, with read=%j: %s · %s · %s (beyond-292, beyond-293)",
  (user, gate, read, ...shown) => {
    const { primary, question, meter } = getOffer({ ...PROPS, ...GATES[gate], read }, USERS[user]);
    const free = meter ? `${meter.left} of ${meter.limit}` : NONE;
    expect([primary?.words ?? NONE, question ?? NONE, free]).toEqual(shown);
  },
);

it.each([
  ["checkout", false],
  ["checkout", true],
  ["reading", true],
] as const)("offers no button before the goal %s with gift=%j, whose card comes first", (goal, gift) => {
  const { primary, question } = getOffer({ ...PROPS, goal, gift }, USERS.guest);
  expect([primary, question]).toEqual([undefined, undefined]);
});

it("shows no meter when the page asks for none", () => {
  expect(getOffer({ ...PROPS, metered: false }, USERS["registered, 0 left"]).meter).toBeUndefined();
});

it("prefers the page's texts, and the line of the offer to the default dek", () => {
  const own = getOffer({ ...PROPS, heading: "Join", dek: "All of it." }, USERS.guest);
  expect([own.heading, own.dek]).toEqual(["Join", "All of it."]);
  expect(getOffer({ ...PROPS, offer: "Read more." }, USERS.guest).dek).toBeUndefined();
});
