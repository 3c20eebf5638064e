import { account, leaving } from "./account.js";
import { library } from "./library.js";
import { reading } from "./reading.js";
import { shop } from "./shop.js";
import type { Step } from "./step.js";

export type { Sent, Step } from "./step.js";

/** Every call of the contract but the sign-in, which comes first, in an order in which each finds what it needs. */
export const steps: readonly Step[] = [...account, ...reading, ...library, ...shop, ...leaving];
