import * as v from "valibot";
import { expect, it } from "vitest";
import { tiers } from "../configuration/index.js";
import { CurrentUserSchema } from "../contract/index.js";
import { getAccess } from "./access.js";
import type { Session } from "./session-store.js";

const known = (more: object): Session => ({
  status: "known",
  user: v.parse(CurrentUserSchema, { id: "7", ...more }),
});
const registered = known({ status: "registered" });
const best = known({ status: "subscribers", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] });
const lapsed = known({ status: "registered", tiers: [{ roleCode: "ROLE_HBRG_BEST" }] });

it.each([
  ["registered", undefined, { status: "unknown" } as const, "unknown"],
  ["registered", undefined, { status: "anonymous" } as const, "sign-in"],
  ["registered", undefined, registered, "open"],
  ["subscribers", undefined, { status: "anonymous" } as const, "sign-in"],
  ["subscribers", undefined, registered, "subscribe"],
  ["subscribers", undefined, best, "open"],
  ["subscribers", "Best, All Access", best, "open"],
  ["subscribers", "executive", best, "subscribe"],
  ["registered", "Best", registered, "subscribe"],
  ["registered", "best", best, "open"],
  ["subscribers", "Best", lapsed, "subscribe"],
  ["registered", " , ", registered, "open"],
] as const)("for %s, tiers %j: returns the user's access", (audience, names, session, access) => {
  expect(getAccess(session, { for: audience, tiers: names }, tiers())).toBe(access);
});
