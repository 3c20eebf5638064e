export type { Conformance } from "./conformance.js";
export { describeConformance } from "./describe-conformance.js";
export { pressSubmit } from "./press-submit.js";
