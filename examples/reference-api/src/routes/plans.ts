import { plans as plansCall } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import { route } from "../route.js";
import { plans } from "../seed/plans.js";

/** Registers the list of subscription plans (beyond-300). It is the same for every reader. */
export function registerPlans(app: ApiApp): void {
  route(app, plansCall, () => ({ plans: [...plans] }));
}
