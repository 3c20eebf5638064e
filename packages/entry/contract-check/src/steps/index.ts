import { account, signOutSteps } from "./account.js";
import { library } from "./library.js";
import { readSteps } from "./reading.js";
import { shop } from "./shop.js";
import type { Step } from "./step.js";

export type { Sent, Step } from "./step.js";

/**
 * All calls of the contract except the sign-in, which comes first. Each call follows those that provide its
 * values.
 */
export const steps: readonly Step[] = [...account, ...readSteps, ...library, ...shop, ...signOutSteps];
