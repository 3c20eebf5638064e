import { configure, tiers } from "@quire/services/configuration";
import { type CurrentUser, CurrentUserSchema } from "@quire/services/contract";
import { getAccess, type Session } from "@quire/services/session";
import * as v from "valibot";
import { expect, it } from "vitest";
import { getOffer, type OfferProps } from "./offer-words.js";

const known = (more: object): Session => {
  const user: CurrentUser = v.parse(CurrentUserSchema, { id: "7", ...more });
  return { status: "known", user };
};
const LIMIT = 4;

/** Returns a user's session, with a quota of four articles of which some are read. */
const USERS = {
  guest: (): Session => ({ status: "anonymous" }),
  registered: (count: number) =>
    known({ status: "registered", quota: { limit: LIMIT, count, remaining: LIMIT - count } }),
  "subscriber of Good": () => known({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_GOOD" }] }),
  "subscriber of Best": () => known({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] }),
};

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
  experiment: undefined,
};
const GATES = {
  accounts: { for: "registered" },
  subscribers: {},
  "plan Best": { tiers: "Best" },
} as const;

const NONE = "–";
const OPEN = ["open", NONE, NONE] as const;
const NO_METER = [NONE, NONE, NONE] as const;
/** Meters after 0, 2 and 4 read articles. */
const FOR_GUESTS = [NONE, NONE, "0 of 4"] as const;
const FOR_REGISTERED = ["4 of 4", "2 of 4", "0 of 4"] as const;

/** The table of user, gate, button, question and meters. Each row counts for every quota. */
const TABLE = [
  ["guest", "accounts", ["Create account", "Already have an account?"], FOR_GUESTS],
  ["guest", "subscribers", ["Subscribe", "Already a subscriber?"], FOR_GUESTS],
  ["guest", "plan Best", ["Subscribe", "Already a subscriber?"], FOR_GUESTS],
  ["registered", "accounts", OPEN, NO_METER],
  ["registered", "subscribers", ["Subscribe", NONE], FOR_REGISTERED],
  ["registered", "plan Best", ["Subscribe", NONE], FOR_REGISTERED],
  ["subscriber of Good", "accounts", OPEN, NO_METER],
  ["subscriber of Good", "subscribers", OPEN, NO_METER],
  ["subscriber of Good", "plan Best", ["Upgrade", NONE], NO_METER],
  ["subscriber of Best", "accounts", OPEN, NO_METER],
  ["subscriber of Best", "subscribers", OPEN, NO_METER],
  ["subscriber of Best", "plan Best", OPEN, NO_METER],
] as const;

const ROWS = TABLE.flatMap(([user, gate, [button, question], meters]) =>
  [0, 2, 4].map((read, index) => [user, read, gate, button, question, meters[index] ?? NONE] as const),
);

it.each(ROWS)(
  "shows %s with %i read, at a gate for %s: %s · %s · %s (beyond-292, beyond-293, beyond-307)",
  (name, read, gate, ...expected) => {
    const session = USERS[name](read);
    const props = { ...PROPS, ...GATES[gate], ...(name === "guest" && { read }) };
    expect(getShown(props, session)).toEqual(expected);
  },
);

function getShown(props: OfferProps, session: Session): string[] {
  if (getAccess(session, props, tiers()) === "open") return [...OPEN];
  const { primary, question, meter } = getOffer(props, session);
  return [primary?.words ?? NONE, question ?? NONE, meter ? `${meter.left} of ${meter.limit}` : NONE];
}

it.each([
  ["guest", 9, "0 of 4"],
  ["registered", 9, "0 of 4"],
  ["registered", 1, "3 of 4"],
] as const)("prefers the page's number to the profile's, for %s with read=%i", (name, read, expected) => {
  expect(getShown({ ...PROPS, read }, USERS[name](2))[2]).toBe(expected);
});

it("adds 'ab', the tag of the experiment, to the address of 'Subscribe' (beyond-306)", () => {
  configure({ experiments: { "paywall-offer": "short b" } });
  const getHref = (more: Partial<OfferProps>) => getOffer({ ...PROPS, ...more }, USERS.guest()).primary?.href;
  expect(getHref({ experiment: "paywall-offer" })).toBe("/subscriptions?ab=short+b");
  expect(getHref({ experiment: "paywall-offer", subscribeHref: "/join?x=1#plans" })).toBe(
    "/join?x=1&ab=short+b#plans",
  );
  for (const experiment of ["other", "toString", ""]) expect(getHref({ experiment })).toBe("/subscriptions");
  configure({ experiments: {} });
});

it.each([
  ["checkout", false],
  ["checkout", true],
  ["reading", true],
] as const)("offers no button before the goal %s with gift=%j, whose card comes first", (goal, gift) => {
  const { primary, question } = getOffer({ ...PROPS, goal, gift }, USERS.guest());
  expect([primary, question]).toEqual([undefined, undefined]);
});

it("shows no meter when the page asks for none", () => {
  expect(getOffer({ ...PROPS, metered: false }, USERS.registered(4)).meter).toBeUndefined();
});

it("prefers the page's texts, and the line of the offer to the default dek", () => {
  const own = getOffer({ ...PROPS, heading: "Join", dek: "All of it." }, USERS.guest());
  expect([own.heading, own.dek]).toEqual(["Join", "All of it."]);
  expect(getOffer({ ...PROPS, offer: "Read more." }, USERS.guest()).dek).toBeUndefined();
});
